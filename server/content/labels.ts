import type { SubjectSource } from './authoring/subject-source.ts'

/** Letters of Ukrainian papers stand for the Latin ids of the source, without Ґ. */
const ukrainian: Record<string, string> = { a: 'А', b: 'Б', c: 'В', d: 'Г', e: 'Д', f: 'Е', g: 'Є', h: 'Ж' }

/** The letter or number that the paper prints beside an option: `a` → А or A, `1` → 1. */
export function labelOf(id: string, letters: SubjectSource['letters']): string {
  return letters === 'ukrainian' ? (ukrainian[id] ?? id) : id.toUpperCase()
}
