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
