import type { PictureMask } from '#domain/card-media'

const shape = /\{\{c(\d{1,3})::image-occlusion:(rect|ellipse|polygon|text):([^{}]*)\}\}/g

/**
 * Masks of an image occlusion of Anki by number: `{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4}}`. Other shapes become the
 * rectangle around them; words are no mask.
 */
export function masksOf(field: string): PictureMask[] {
  return [...field.matchAll(shape)].flatMap(([, number, kind, rest = '']) => {
    const values = new Map(rest.split(':').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
    const read = (name: string) => Number(values.get(name) ?? Number.NaN)
    const [left, top] = [read('left'), read('top')]
    if (kind === 'rect') return maskOf(Number(number), [left, top, left + read('width'), top + read('height')])
    if (kind === 'ellipse') return maskOf(Number(number), [left, top, left + 2 * read('rx'), top + 2 * read('ry')])
    if (kind !== 'polygon') return []
    const points = (values.get('points') ?? '')
      .trim()
      .split(/\s+/)
      .map((point) => point.split(',').map(Number))
    const [xs, ys] = [points.map(([x]) => x ?? Number.NaN), points.map(([, y]) => y ?? Number.NaN)]
    return maskOf(Number(number), [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
  })
}

function maskOf(number: number, edges: readonly number[]): PictureMask[] {
  const [left = 0, top = 0, right = 0, bottom = 0] = edges.map((edge) => Math.min(1, Math.max(0, edge)))
  const isSound = number >= 1 && number <= 99 && edges.every(Number.isFinite) && right > left && bottom > top
  return isSound ? [{ number, x: left, y: top, width: round(right - left), height: round(bottom - top) }] : []
}

/** Masks as Anki writes them. */
export const occlusionField = (masks: readonly PictureMask[]): string =>
  masks
    .map(
      ({ number, x, y, width, height }) =>
        `{{c${number}::image-occlusion:rect:left=${written(x)}:top=${written(y)}:width=${written(width)}:height=${written(height)}:oi=1}}`,
    )
    .join('<br>')

const round = (fraction: number): number => Math.round(fraction * 1e6) / 1e6
/** `.25`, as Anki has it. */
const written = (fraction: number): string => String(round(fraction)).replace(/^0\./, '.')
