import type { TheoryLink } from '#contract/theory-link'
import type { SubjectSource } from '../content/authoring/subject-source.ts'
import type { TemplateSource } from './template-source.ts'

/** A row of a table of facts as its author wrote it. */
export type FactRow = { id: string; topic: string; group: string; sort: number | null; cells: Readonly<Record<string, string>> }

/** A template with all that its instances are made of: the rows of its table, how its subject names options, where to read about it. */
export type ReadyTemplate = {
  subject: string
  letters: SubjectSource['letters']
  numbering: SubjectSource['numbering']
  template: TemplateSource
  rows: FactRow[]
  link: TheoryLink | null
  /** The file that it stands in, for the author. */
  file: string
}
