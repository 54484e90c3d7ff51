import { PictureRefusal } from './failure'

export const longestSide = 512
const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/heic', 'image/heif']
const megabyte = 1024 * 1024

/** Kinds of pictures that may be chosen. SVG is no picture here: it can hold scripts. */
export const acceptedKinds = kinds.join(',')
export const largestUpload = megabyte

/** @throws PictureRefusal for what is not a picture, or is too large to be opened safely. */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): void {
  if (!kinds.includes(type)) throw new PictureRefusal('Обери фото у форматі JPEG, PNG або WebP')
  if (size === 0) throw new PictureRefusal('Файл порожній. Обери інше фото')
  if (size > 25 * megabyte) throw new PictureRefusal('Фото завелике: можна до 25 МБ')
}
