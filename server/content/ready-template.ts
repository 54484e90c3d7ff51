import type { TheoryLink } from '#domain/theory-link'
import type { SubjectSource } from './authoring/subject-source.ts'
import type { Ask } from '../store/tables/content.ts'
import type { TemplateSource } from './authoring/template-source.ts'

/** A row of a table of facts as its author wrote it. */
export type FactRow = {
  id: string
  topic: string
  section: string
  group: string
  sort: number | null
  /** How much harder it is than its table, −1 … 1. */
  harder: number
  cells: Readonly<Record<string, string>>
}

/** A template with all that its instances are made of: the rows of its table, how its subject names options, where to read about it. */
export type ReadyTemplate = {
  subject: string
  letters: SubjectSource['letters']
  numbering: SubjectSource['numbering']
  language: SubjectSource['language']
  isComputed: SubjectSource['isComputed']
  template: TemplateSource
  rows: FactRow[]
  /** Over a table: the seed n asks about the n-th of these, and after the last about the first again. */
  asks: Ask[]
  /** Where to read about an instance, by its topic. */
  links: Record<string, TheoryLink | null>
  /** The file that it stands in, for the author. */
  file: string
}
