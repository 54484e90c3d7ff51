import { pluralOf } from '#domain/plural'
import { draftSubjects } from '../../server/content/drafts.ts'
import type { Source } from '../../server/content/source.ts'
import { taskFiles } from '../check-content/sources.ts'
import { checkWords, sourceOfSubject } from './check-words.ts'
import { shapeOf } from './shapes.ts'

/** `faults` is what is to be mended, a line each; `summary` says what was looked at, how much of it, and how long that took. */
export type CheckReport = { faults: string[]; summary: string }

/**
 * Checks these subjects, or everything where none is named.
 * @param now gives milliseconds
 */
export function reportCheck(whole: Source, subjects: readonly string[], now: () => number = () => performance.now()): CheckReport {
  const begun = now()
  const unknown = subjects.filter((subject) => !whole.files.has(`subjects/${subject}/subject.yaml`))
  const known = subjects.filter((subject) => !unknown.includes(subject))
  const parts = subjects.length === 0 ? [whole] : known.map((subject) => sourceOfSubject(whole, subject))
  const faults = [
    ...unknown.map((subject) => `немає предмета ${subject}: бракує файла subjects/${subject}/subject.yaml`),
    ...new Set(parts.flatMap(checkWords)),
  ]
  const files = new Set(parts.flatMap(({ files: all }) => [...all.keys()]).filter((file) => shapeOf(file)))
  const seconds = ((now() - begun) / 1000).toFixed(1).replace('.', ',')
  const drafts = draftSubjects(whole).filter((subject) => files.has(`subjects/${subject}/subject.yaml`))
  const about = subjects.length === 0 ? 'Увесь вміст' : subjects.join(', ')
  const looked = [
    counted(files.size, ['файл', 'файли', 'файлів']),
    ...(faults.length === 0 ? [counted(parts.flatMap(tasksIn).length, ['завдання', 'завдання', 'завдань'])] : []),
  ].join(', ')
  const found =
    faults.length === 0 ? 'зауваг немає' : `${counted(faults.length, ['заувага', 'зауваги', 'зауваг'])}: виправ і перевір іще раз`
  const ofDrafts = drafts.length === 0 ? '' : ` Чернетки (без вимог до запасу): ${drafts.join(', ')}.`
  return { faults, summary: `${about}: перевірено ${looked} за ${seconds} с — ${found}.${ofDrafts}` }
}

const counted = (count: number, forms: [string, string, string]): string => `${count} ${pluralOf(count, forms)}`
const tasksIn = (source: Source) => taskFiles(source).flatMap(({ questions }) => questions)
