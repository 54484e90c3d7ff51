import { afterEach, describe, expect, test, vi } from 'vitest'
import { inTurn } from './in-turn'

afterEach(() => void vi.unstubAllGlobals())

type Options = { ifAvailable?: boolean }
const refuse = (isTaken: boolean) => {
  const request = async (_: string, { ifAvailable = false }: Options) => {
    if (!isTaken || !ifAvailable) throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

describe('acting in turn', () => {
  test('one act ends before the next begins', async () => {
    const seen: string[] = []
    const act = (name: string) => async (isLate: boolean) => {
      seen.push(`${name} begins ${isLate ? 'late' : 'first'}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      seen.push(`${name} ends`)
    }
    await Promise.all([inTurn('test', act('a')), inTurn('test', act('b'))])
    expect(seen).toEqual(['a begins first', 'a ends', 'b begins late', 'b ends'])
  })

  test('an act that fails fails once and frees the way', async () => {
    const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('done')
    await expect(inTurn('test', act)).rejects.toThrow('down')
    expect([await inTurn('test', act), act.mock.calls.length]).toEqual(['done', 2])
  })

  test.each([
    ['refuses locks', false],
    ['never gives the lock back', true],
  ])('a browser that %s lets everyone act', async (_, isTaken) => {
    refuse(isTaken)
    expect(await inTurn('test', async () => 'done')).toBe('done')
  })

  test('a browser without locks lets everyone act', async () => {
    vi.stubGlobal('navigator', {})
    expect(await inTurn('test', async () => 'done')).toBe('done')
  })
})
