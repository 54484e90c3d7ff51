import { hasTrueCanvas } from '@/shared/lib/true-canvas'
import { PictureRefusal } from '../model/failure'
import { fitted, largestUpload } from '../model/picture'

const spoilt = 'Цей браузер захищається від відстеження і псує фото. Дозволь сайту читати зображення або додай фото в іншому браузері'

const tries = [
  { type: 'image/webp', quality: 0.85 },
  { type: 'image/jpeg', quality: 0.85 },
  { type: 'image/jpeg', quality: 0.6 },
]

/**
 * Draws the picture anew, 512 pixels at most, without place and camera.
 * @throws PictureRefusal when the browser cannot read the file.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (!hasTrueCanvas()) throw new PictureRefusal(spoilt)
  const source = await createImageBitmap(file).catch((error: unknown) => {
    throw new PictureRefusal('Не вдалося прочитати це фото. Обери інше', { cause: error })
  })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitted(source))
  draw(canvas, source)
  source.close()
  for (const { type, quality } of tries) {
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (picture?.type === type && picture.size <= largestUpload) return picture
  }
  throw new PictureRefusal('Не вдалося зменшити це фото. Обери інше')
}

/** JPEG knows no transparency: what is clear becomes white, not black. */
function draw(canvas: HTMLCanvasElement, source: ImageBitmap): void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureRefusal(spoilt)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
}
