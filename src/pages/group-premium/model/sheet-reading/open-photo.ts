import type { Photo } from './photo'

/** Longer side of a photo that is read: more gives no surer reading and takes longer. */
const longestSide = 2000

/** Opens a picture upright. Rejects what the browser cannot open. */
export async function openPhoto(photo: Blob): Promise<Photo> {
  const whole = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const factor = Math.min(1, longestSide / Math.max(whole.width, whole.height))
  const canvas = new OffscreenCanvas(Math.round(whole.width * factor), Math.round(whole.height * factor))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing here')
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
