import sharp from 'sharp'
import type { SeenText } from './look-at-page.ts'

/** A picture of the page in black on white: a byte for each pixel. */
export type Ink = { width: number; height: number; bytes: Buffer }

export async function inkOf(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

/** Looks that may end under letters with an edge of paper around them. */
export const coveredLooks = ['grid', 'thin', 'land', 'neighbour', 'water', 'river', 'hatch']
const edgedLooks = new Set(['place', 'onArea'])

const dark = 150
/** Two edges that touch give a pixel or two. */
const mostShared = 3

/**
 * Tells of texts whose letters are crossed by the ink of a line, and of texts that lie over one another.
 * @param lines all lines @param strong those that no edge of paper covers
 */
export function crossingsOf(texts: readonly SeenText[], letters: Ink, lines: Ink, strong: Ink): string[] {
  return texts.flatMap(({ text, look, box }, index) => {
    const shared = sharedPixels(box, letters, edgedLooks.has(look) ? strong : lines)
    const over = texts.slice(index + 1).filter((next) => areOver(box, next.box))
    return [
      ...(shared > mostShared ? [`напис «${text}» перетинає лінія: ${shared} точок`] : []),
      ...over.map((next) => `написи «${text}» і «${next.text}» накладаються`),
    ]
  })
}

function sharedPixels([left, top, right, bottom]: SeenText['box'], a: Ink, b: Ink): number {
  let count = 0
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(a.height, Math.ceil(bottom)); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(a.width, Math.ceil(right)); x++) {
      const at = y * a.width + x
      if ((a.bytes[at] ?? 255) < dark && (b.bytes[at] ?? 255) < dark) count++
    }
  return count
}

const areOver = (a: SeenText['box'], b: SeenText['box']): boolean => {
  const touch = 1
  return a[0] < b[2] - touch && b[0] < a[2] - touch && a[1] < b[3] - touch && b[1] < a[3] - touch
}
