import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import type { TaskFile } from './sources.ts'

type Single = Extract<QuestionSource, { form: 'single' }>

const fewest = 10
const mostOfOneLetter = 0.3
const mostOfLongest = 0.35

/** Finds what would let a pupil guess without knowing: a letter that is right too often, a key that is the longest option too often. */
export function guessingComplaints(files: readonly TaskFile[]): string[] {
  const bySubject = Map.groupBy(files, ({ subject }) => subject)
  return [...bySubject].flatMap(([subject, own]) => {
    const singles = singlesOf(own.flatMap(({ questions }) => questions))
    return [...letterComplaints(`subjects/${subject}`, singles), ...lengthComplaints(`subjects/${subject}`, singles)]
  })
}

const singlesOf = (questions: readonly QuestionSource[]): Single[] => questions.filter((question) => question.form === 'single')

function letterComplaints(place: string, singles: readonly Single[]): string[] {
  if (singles.length < fewest) return []
  const keys = Map.groupBy(singles, ({ key }) => key)
  return [...keys].flatMap(([key, own]) =>
    own.length / singles.length > mostOfOneLetter ? [`${place}: ключ ${key} у ${own.length} із ${singles.length} завдань`] : [],
  )
}

function lengthComplaints(place: string, singles: readonly Single[]): string[] {
  if (singles.length < fewest) return []
  const longest = singles.filter(({ key, options }) =>
    Object.entries(options).every(([id, text]) => id === key || text.length < (options[key]?.length ?? 0)),
  )
  return longest.length / singles.length > mostOfLongest
    ? [`${place}: ключ — найдовший варіант у ${longest.length} із ${singles.length} завдань`]
    : []
}
