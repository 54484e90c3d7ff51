import { expect, test } from 'vitest'
import { checkPicture } from './picture'

test.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('a file of the kind %j is refused', (type) => {
  expect(() => checkPicture({ type, size: 10 })).toThrow('Обери фото у форматі JPEG, PNG або WebP')
})

test('an empty file and one too large to be opened are refused', () => {
  expect(() => checkPicture({ type: 'image/png', size: 0 })).toThrow('Файл порожній')
  expect(() => checkPicture({ type: 'image/png', size: 30_000_000 })).toThrow('Фото завелике')
})
