import { expect, test } from 'vitest'
import { checkPicture, fitted } from './picture'

test.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('a file of the kind %j is refused', (type) => {
  expect(() => checkPicture({ type, size: 10 })).toThrow('Обери фото у форматі JPEG, PNG або WebP')
})

test('an empty file and one too large to be opened are refused', () => {
  expect(() => checkPicture({ type: 'image/png', size: 0 })).toThrow('Файл порожній')
  expect(() => checkPicture({ type: 'image/png', size: 30_000_000 })).toThrow('Фото завелике')
})

test('pictures keep their shape and shrink to 512 pixels, small ones stay', () => {
  expect(fitted({ width: 4000, height: 3000 })).toEqual({ width: 512, height: 384 })
  expect(fitted({ width: 100, height: 20_000 })).toEqual({ width: 3, height: 512 })
  expect(fitted({ width: 1, height: 20_000 })).toEqual({ width: 1, height: 512 })
  expect(fitted({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 })
})
