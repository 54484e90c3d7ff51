import type { PictureMask } from '#domain/card-media'

/** A place on a picture, in fractions of its width and height. */
export type Point = { x: number; y: number }

/** Less is a slip of the finger. */
const smallest = 0.02
const step = 0.02
const within = (value: number, least: number, most: number): number => Math.round(Math.min(most, Math.max(least, value)) * 10_000) / 10_000

export const nextNumber = (masks: readonly PictureMask[]): number => {
  const taken = new Set(masks.map(({ number }) => number))
  let number = 1
  while (taken.has(number)) number += 1
  return number
}

/** The rectangle between two places, within the picture; null for one that is too small to be meant. */
export function maskBetween(number: number, from: Point, to: Point): PictureMask | null {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map((x) => within(x, 0, 1)) as [number, number]
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map((y) => within(y, 0, 1)) as [number, number]
  const size = { width: within(right - left, 0, 1), height: within(bottom - top, 0, 1) }
  return size.width < smallest || size.height < smallest ? null : { number, x: left, y: top, ...size }
}

export const centredMask = (number: number): PictureMask => ({ number, x: 0.4, y: 0.4, width: 0.2, height: 0.2 })

const ways: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The mask after a press of a key: moved by a step, or grown by it; null for any other key. */
export function movedMask(mask: PictureMask, key: string, isGrown: boolean): PictureMask | null {
  const [x, y] = ways[key] ?? []
  if (x === undefined || y === undefined) return null
  if (isGrown)
    return {
      ...mask,
      width: within(mask.width + x * step, smallest, 1 - mask.x),
      height: within(mask.height + y * step, smallest, 1 - mask.y),
    }
  return { ...mask, x: within(mask.x + x * step, 0, 1 - mask.width), y: within(mask.y + y * step, 0, 1 - mask.height) }
}
