import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { Photo } from '../../model/sheet-reading/photo'

/** A part of a photographed page, seen from above. */
export function SheetPicture({ picture, alt }: { picture: Photo; alt: string }) {
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
      className={css({ display: 'block', maxWidth: 'full', height: 'auto', border: 'frame', borderRadius: 'cell' })}
    />
  )
}
