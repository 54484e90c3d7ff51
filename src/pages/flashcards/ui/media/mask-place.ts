import type { PictureMask } from '#domain/card-media'

const percent = (fraction: number): string => `${Math.round(fraction * 10_000) / 100}%`

/** The place of a mask on its picture, whatever the size of that. */
export const maskPlace = ({ x, y, width, height }: PictureMask) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})
