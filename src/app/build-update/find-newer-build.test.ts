import { afterEach, describe, expect, test, vi } from 'vitest'
import { findNewerBuild } from './find-newer-build'

const known = { id: 'b1', time: '2026-11-01T10:00:00.000Z' }
const newer = { id: 'b2', time: '2026-11-01T11:00:00.000Z' }
const { signal } = new AbortController()

afterEach(() => void vi.unstubAllGlobals())

function serve(files: Record<string, () => Response>) {
  vi.stubGlobal('fetch', async (path: string) => files[path]?.() ?? new Response('{}', { status: 404 }))
}
const endless = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536).fill(32)) }))

describe('a newer build', () => {
  test('is one that both files name and that was built later', async () => {
    serve({ '/builds/latest.json': () => Response.json(newer), '/builds/meta/b2.json': () => Response.json(newer) })
    expect(await findNewerBuild(known, signal)).toEqual(newer)
  })

  test.each([
    ['the same', known],
    ['an older one, after a return to it', { id: 'b0', time: '2026-10-01T10:00:00.000Z' }],
    ['another of the same moment', { id: 'b3', time: known.time }],
    ['one whose own file says otherwise', { id: 'b4', time: newer.time }],
  ])('is not %s', async (_, latest) => {
    serve({ '/builds/latest.json': () => Response.json(latest), '/builds/meta/b4.json': () => Response.json(known) })
    expect(await findNewerBuild(known, signal)).toBeNull()
  })

  test.each([
    ['a missing file', () => new Response('{}', { status: 404 })],
    ['a page', () => new Response('<!doctype html>')],
    ['broken JSON', () => new Response('{"id":')],
    ['another shape', () => Response.json({ id: 2 })],
    ['an id that leads elsewhere', () => Response.json({ id: '../../api', time: newer.time })],
    ['an endless answer', endless],
    ['a build that is not there', () => Response.json(newer)],
  ])('is not believed of %s', async (_, answer) => {
    serve({ '/builds/latest.json': answer })
    await expect(findNewerBuild(known, signal)).rejects.toThrow(/\S/)
  })
})
