// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fittedSize, redrawPicture } from './redraw-picture'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a picture keeps its shape, and a small one its size', () => {
  expect(fittedSize({ width: 4000, height: 3000 }, 512)).toEqual({ width: 512, height: 384 })
  expect(fittedSize({ width: 100, height: 20_000 }, 512)).toEqual({ width: 3, height: 512 })
  expect(fittedSize({ width: 1, height: 20_000 }, 512)).toEqual({ width: 1, height: 512 })
  expect(fittedSize({ width: 300, height: 200 }, 512)).toEqual({ width: 300, height: 200 })
})

/** Draws nothing, and answers the grey by which a true canvas is known. */
const pen = {
  fillRect: () => undefined,
  drawImage: () => undefined,
  getImageData: (_x: number, _y: number, width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4).fill(128) }),
}

/** A browser that writes these kinds, and so many bytes for a pixel. */
function browser(kinds: readonly string[], bytesOfPixel: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 2000, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take, type = '', quality = 1) {
    const size = Math.round(this.width * this.height * bytesOfPixel * quality)
    // The size alone is looked at: so many bytes would fill the memory.
    take(Object.defineProperty(new Blob([], { type: kinds.includes(type) ? type : 'image/png' }), 'size', { value: size }))
  })
}
const wish = { longestSide: 1280, largest: 200 * 1024 }

test('the best quality that fits is taken, of a kind that the browser writes', async () => {
  browser(['image/webp', 'image/jpeg'], 0.2)
  expect(await redrawPicture(new Blob(['x']), wish)).toMatchObject({ type: 'image/webp', size: Math.round(1280 * 640 * 0.2 * 0.85) })
  browser(['image/jpeg'], 0.2)
  expect(await redrawPicture(new Blob(['x']), wish)).toMatchObject({ type: 'image/jpeg' })
})

test('a picture that stays too large is drawn smaller until it fits, or refused', async () => {
  browser(['image/webp'], 1)
  const { size } = await redrawPicture(new Blob(['x']), wish)
  expect(size).toBeLessThanOrEqual(wish.largest)
  browser(['image/webp'], 1000)
  await expect(redrawPicture(new Blob(['x']), wish)).rejects.toMatchObject({ reason: 'large' })
})

test('what is no picture is refused', async () => {
  browser(['image/webp'], 1)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))
  await expect(redrawPicture(new Blob(['x'], { type: 'image/png' }), wish)).rejects.toMatchObject({ reason: 'unreadable' })
})
