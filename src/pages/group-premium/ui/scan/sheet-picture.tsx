import { useEffect, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import type { Photo } from '../../model/sheet-reading/photo'

type SheetPictureProps = {
  picture: Photo
  alt: string
  /** The top of a sheet: where the screen is narrow, its left half with the name in it, so large that it can be read. */
  isHead?: boolean
}

/** A part of a photographed page, seen from above. */
export function SheetPicture({ picture, alt, isHead = false }: SheetPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, data } = picture
  useEffect(() => {
    const image = new ImageData(new Uint8ClampedArray(data), width, height)
    canvas.current?.getContext('2d')?.putImageData(image, 0, 0)
  }, [data, width, height])
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
      className={cx(
        css({ display: 'block', maxWidth: 'full', border: 'frame', borderRadius: 'cell' }),
        isHead
          ? css({ smDown: { width: 'full', height: '[4.5rem]', objectFit: 'cover', objectPosition: 'left' }, sm: { height: 'auto' } })
          : css({ height: 'auto' }),
      )}
    />
  )
}
