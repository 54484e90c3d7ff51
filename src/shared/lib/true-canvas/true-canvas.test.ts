import { expect, test } from 'vitest'
import { hasTrueCanvas } from './true-canvas'

/** A canvas whose red of each pixel is as said. */
const canvasOf = (red: (index: number) => number) => () => {
  const pen = {
    fillStyle: '',
    fillRect: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => red(at / 4)),
    }),
  }
  return { getContext: () => pen } as unknown as HTMLCanvasElement
}

test('a canvas that answers what was drawn is true, also where a pixel here and there is blurred', () => {
  expect(hasTrueCanvas(canvasOf(() => 128))).toBe(true)
  expect(hasTrueCanvas(canvasOf((index) => (index % 16 === 0 ? 126 : 128)))).toBe(true)
})

test.each([
  ['noise', (index: number) => (index * 97) % 256],
  ['one colour for everything', () => 255],
])('a canvas that answers %s is not', (_, red) => {
  expect(hasTrueCanvas(canvasOf(red))).toBe(false)
})

test('where nothing can be drawn, nothing is true', () => {
  expect(hasTrueCanvas(() => ({ getContext: () => null }) as unknown as HTMLCanvasElement)).toBe(false)
})
