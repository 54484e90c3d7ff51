import { hasTrueCanvas } from '../true-canvas'

/** `spoilt`: the browser answers noise for what is drawn. `unreadable`: the file is no picture. `large`: it does not become small enough. */
export class PictureFault extends Error {
  override name = 'PictureFault'
  readonly reason: 'spoilt' | 'unreadable' | 'large'
  constructor(reason: PictureFault['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

const tries = [
  { type: 'image/webp', quality: 0.85 },
  { type: 'image/jpeg', quality: 0.85 },
  { type: 'image/webp', quality: 0.6 },
  { type: 'image/jpeg', quality: 0.6 },
]
const smallestSide = 240

type Size = { width: number; height: number }

/** The same shape, not larger than so many pixels either way. */
export function fittedSize({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Draws a picture anew as pixels alone, without place and camera, not larger than so many pixels and bytes.
 * @throws PictureFault
 */
export async function redrawPicture(file: Blob, { longestSide, largest }: { longestSide: number; largest: number }): Promise<Blob> {
  if (!hasTrueCanvas()) throw new PictureFault('spoilt')
  const { source, size, close } = await opened(file)
  try {
    for (let side = longestSide; side >= smallestSide; side = Math.floor(side * 0.7)) {
      const canvas = Object.assign(document.createElement('canvas'), fittedSize(size, side))
      draw(canvas, source)
      for (const { type, quality } of tries) {
        const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
        if (picture?.type === type && picture.size <= largest) return picture
      }
    }
  } finally {
    close()
  }
  throw new PictureFault('large')
}

/** Browsers make no bitmap of a drawing (SVG) that they show as an image. */
async function opened(file: Blob): Promise<{ source: CanvasImageSource; size: Size; close: () => void }> {
  try {
    const source = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { source, size: source, close: () => source.close() }
  } catch (cause) {
    if (file.type !== 'image/svg+xml') throw new PictureFault('unreadable', { cause })
  }
  const address = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(address)
  try {
    const source = Object.assign(new Image(), { src: address })
    await source.decode()
    if (source.naturalWidth === 0 || source.naturalHeight === 0) throw new Error('the drawing has no size')
    return { source, size: { width: source.naturalWidth, height: source.naturalHeight }, close }
  } catch (cause) {
    close()
    throw new PictureFault('unreadable', { cause })
  }
}

/** JPEG knows no transparency: what is clear becomes white, not black. */
function draw(canvas: HTMLCanvasElement, source: CanvasImageSource): void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureFault('spoilt')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
}
