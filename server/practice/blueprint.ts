import type { Blueprint } from './draw-paper.ts'
import type { KnownSubject } from './pool.ts'

/** Papers whose tasks go by the programme within a form, as the official ones of history do. */
const chronological = new Set(['history'])

/** What the papers of a subject are drawn by. */
export const blueprintOf = ({ body, weights, programme }: KnownSubject): Blueprint => ({
  parts: body.structure.parts,
  programme,
  weights,
  isChronological: chronological.has(body.id),
})
