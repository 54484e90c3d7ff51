import type { Sharp } from 'sharp'
import { Problem } from '../../base/problem.ts'
import type { PictureKind } from './picture-kind.ts'

/** More pixels are not decoded at all: 4096 × 4096. */
const mostPixels = 4096 ** 2
/** The widest and highest picture that is kept. */
const widest = 1024

/**
 * Draws a picture anew as pixels alone, upright, without place, camera or anything hidden.
 * @throws Problem 415 for what cannot be drawn or is over 4096² pixels.
 */
export async function redraw(bytes: Uint8Array, kind: PictureKind): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await decoder()
  try {
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    return new Uint8Array(await written(upright, kind).timeout({ seconds: 5 }).toBuffer())
  } catch {
    throw new Problem(415, 'Це фото не вдалося прочитати. Обери інше')
  }
}

const written = (picture: Sharp, kind: PictureKind): Sharp =>
  ({
    'image/png': () => picture.png(),
    'image/jpeg': () => picture.jpeg({ quality: 85 }),
    'image/webp': () => picture.webp({ quality: 85 }),
  })[kind]()

/** Loaded with the first picture. Only three readers are open, one picture uses one thread, and nothing is remembered. */
async function decoder() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] })
  return sharp
}
