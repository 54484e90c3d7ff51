import { v5 as uuidOf } from 'uuid'
import { expect, test, vi } from 'vitest'
import { mediumId } from './medium-id'

const media = '4d2a4f0e-5d0b-5c56-9d59-5b2f0ad1f4aa'

test('a picture is named by a UUID of version 5, by the digest of the browser or without it', async () => {
  for (const bytes of [new Uint8Array(), new Uint8Array([1, 2, 3]), new Uint8Array(70_000).fill(9)]) {
    expect(await mediumId(bytes)).toBe(uuidOf(bytes, media))
    vi.stubGlobal('crypto', undefined)
    expect(await mediumId(bytes)).toBe(uuidOf(bytes, media))
    vi.unstubAllGlobals()
  }
})
