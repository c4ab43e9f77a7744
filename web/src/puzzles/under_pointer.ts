// Where the pointer is on a drawing, in the drawing's own units.

export function underPointer(svg: SVGSVGElement | undefined, { clientX, clientY }: PointerEvent): DOMPoint {
  const point = new DOMPoint(clientX, clientY)
  const matrix = svg?.getScreenCTM()?.inverse()
  return matrix ? point.matrixTransform(matrix) : point
}
