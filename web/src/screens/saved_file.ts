// A text as a file on the player's own machine.
export function saveFile(text: string, name: string, type = 'text/plain') {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([text], { type })), download: name })
  link.click()
  URL.revokeObjectURL(link.href)
}
