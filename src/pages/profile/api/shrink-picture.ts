import { PictureFault, redrawPicture } from '@/shared/lib/redraw-picture'
import { PictureRefusal } from '../model/failure'
import { largestUpload, longestSide } from '../model/picture'

const words: Record<PictureFault['reason'], string> = {
  spoilt: 'Цей браузер захищається від відстеження і псує фото. Дозволь сайту читати зображення або додай фото в іншому браузері',
  unreadable: 'Не вдалося прочитати це фото. Обери інше',
  large: 'Не вдалося зменшити це фото. Обери інше',
}

/**
 * Draws the picture anew, 512 pixels at most, without place and camera.
 * @throws PictureRefusal when the browser cannot read the file.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    return await redrawPicture(file, { longestSide, largest: largestUpload })
  } catch (cause) {
    throw cause instanceof PictureFault ? new PictureRefusal(words[cause.reason], { cause }) : cause
  }
}
