import { createHash } from 'node:crypto'
import { dirname } from 'node:path/posix'
import type { Source } from './source.ts'

export type Picture = { subject: string; file: string; hash: string; svg: string }

/** Finds a picture in `assets/` beside the file or in a folder above it, within the subject. Throws an error with a Ukrainian message. */
export function readPicture({ files }: Source, beside: string, subject: string, file: string): { picture: Picture; address: string } {
  for (let folder = dirname(beside); folder.startsWith(`subjects/${subject}`); folder = dirname(folder)) {
    const svg = files.get(`${folder}/assets/${file}`)
    if (svg === undefined) continue
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
    return { picture: { subject, file, svg, hash }, address: `/media/${subject}/${file}?v=${hash}` }
  }
  throw new Error(`немає рисунка assets/${file}`)
}
