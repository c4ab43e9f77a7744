import { expect, test, vi } from 'vitest'

/** A window without sound, in which somebody clicks. */
async function silent() {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { hidden: false })
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, what: () => void) => listeners.set(name, what))
  vi.stubGlobal('removeEventListener', () => undefined)
  const sounds = await import('./sounds')
  const { ambience } = await import('./ambience')
  return { ...sounds, ambience, click: () => listeners.get('pointerdown')!() }
}

test('without any sound the evening goes on', async () => {
  const { play, ambience, click } = await silent()
  const end = ambience(1)
  play('horror')
  click()
  play('step')
  expect(() => end()).not.toThrow()
})

test('nothing is made before the first click, and what was called off is not made after it', async () => {
  const made = vi.fn()
  const { onceAwake, play, ambience, click } = await silent()
  vi.stubGlobal('AudioContext', class { constructor() { made() } })
  ambience(1)()
  play('bell')
  onceAwake(() => made('awake'))
  expect(made).not.toHaveBeenCalled()
  click()
  expect(made.mock.calls).toEqual([['awake']])
})

test('what is heard gives way while a voice reads, and comes back after it', async () => {
  const gates: { value: number }[] = []
  const { hush, toBeHeard, listen, click } = await silent()
  class Audio {
    state = 'running'
    currentTime = 0
    destination = {}
    createGain() {
      const gate = { value: 0 }
      gates.push(gate)
      return { gain: Object.assign(gate, { setTargetAtTime: (to: number) => (gate.value = to) }), connect: () => undefined }
    }
  }
  vi.stubGlobal('AudioContext', Audio)
  click()
  hush(true)
  toBeHeard(listen())
  expect(gates.map(({ value }) => value)).toEqual([0.25])
  hush(false)
  expect(gates[0]!.value).toBe(1)
  hush(true)
  toBeHeard(listen())
  expect(gates.map(({ value }) => value)).toEqual([0.25])
})
