import { describe, expect, it } from 'vitest'
import { goOnAt, packed, unpacked } from './carried'

describe('a case in an address', () => {
  const text = 'a case\nof a story\n' + '1 somebody: pass “quietly”\n'.repeat(400)

  it('comes out as it went in, and is short', async () => {
    const piece = await packed(text)
    expect(piece).toMatch(/^[\w-]+$/)
    expect(piece.length).toBeLessThan(text.length / 10)
    expect(await unpacked(piece)).toBe(text)
  })

  it('says so when it was cut short', async () => {
    const piece = await packed(text)
    await expect(unpacked(piece.slice(0, piece.length / 2))).rejects.toThrow()
  })

  it('goes to a server by its address, with or without a scheme', () => {
    expect(goOnAt('table.example', 'x')).toBe('https://table.example/#/go-on/x')
    expect(goOnAt(' http://127.0.0.1:8693/anything ', 'x')).toBe('http://127.0.0.1:8693/#/go-on/x')
    expect(goOnAt('', 'x')).toBeUndefined()
    expect(goOnAt('not an address', 'x')).toBeUndefined()
  })
})
