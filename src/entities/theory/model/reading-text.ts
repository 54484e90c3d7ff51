import { passedMark } from './read-marks'

/** Says how much of an article is read; null for an article that is not begun. */
export function readingText(sections: readonly string[], read: readonly string[]): string | null {
  if (read.includes(passedMark)) return 'Перевірено'
  const done = sections.filter((section) => read.includes(section)).length
  if (done === 0) return null
  return done === sections.length ? 'Прочитано' : `Прочитано ${done} з ${sections.length}`
}
