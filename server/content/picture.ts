import { createHash } from 'node:crypto'
import { dirname } from 'node:path/posix'
import type { Source } from './source.ts'

/** A picture of an article: where it is served, and its text. */
export type PlacedPicture = { subject: string; file: string; hash: string; svg: string; address: string }

/** Finds a picture in `assets/` beside the file or in a folder above it, within the subject. Throws an error with a Ukrainian message. */
export function readPicture({ files }: Source, beside: string, subject: string, file: string): PlacedPicture {
  for (let folder = dirname(beside); folder.startsWith(`subjects/${subject}`); folder = dirname(folder)) {
    const svg = files.get(`${folder}/assets/${file}`)
    if (svg === undefined) continue
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
    return { subject, file, svg, hash, address: `/media/${subject}/${file}?v=${hash}` }
  }
  throw new Error(`немає рисунка assets/${file}`)
}
