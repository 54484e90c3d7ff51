import { passedMark } from './read-marks'

/** How far an article has been read, in words; null where it has not been begun. */
export function readingText(sections: readonly string[], read: readonly string[]): string | null {
  if (read.includes(passedMark)) return 'Перевірено'
  const done = sections.filter((section) => read.includes(section)).length
  if (done === 0) return null
  return done === sections.length ? 'Прочитано' : `Прочитано ${done} з ${sections.length}`
}
