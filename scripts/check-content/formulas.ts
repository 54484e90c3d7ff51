import katex from 'katex'
import { wordsOfMarkup } from '../../server/drawing/formula-markup.ts'
import type { Content } from '../../server/content/content.ts'

/** Every formula must compile and have words: on the page a broken one would be a red scrap of TeX, and who listens would hear a sign without a name. */
export function formulaComplaints({ subjects, papers, sets, theory, courses }: Content): string[] {
  const parts = [
    ...subjects.map((subject) => [subject.id, subject] as const),
    ...tasksOf([...papers, ...sets]),
    ...theory.map((each) => ['теорія', each] as const),
    ...courses.map((each) => ['курс', each] as const),
  ]
  return parts.flatMap(([id, value]) => texOf(value).flatMap((tex) => formulaFaults(tex).map((fault) => `${id}: ${fault}`)))
}

const known = new Map<string, string[]>()

/** What is wrong with a formula; all of KaTeX’s warnings are errors here. */
export function formulaFaults(tex: string): string[] {
  const faults = known.get(tex) ?? faultsOf(tex)
  known.set(tex, faults)
  return faults
}

function faultsOf(tex: string): string[] {
  try {
    const words = wordsOfMarkup(katex.renderToString(tex, { strict: 'error', throwOnError: true, trust: false, displayMode: true }))
    return spoken.test(words) ? [] : [`формулу «${tex}» не прочитати вголос: «${words}»`]
  } catch (error) {
    return [`формула «${tex}»: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Ukrainian words, numbers and pauses alone. */
const spoken = /^[а-щьюяґєії’0-9 ,.;:?!-]+$/i

const tasksOf = (lists: readonly Pick<Content['sets'][number], 'tasks'>[]) =>
  lists.flatMap(({ tasks }) => tasks.map((task) => [task.question.id, task] as const))

/** All `tex` fields inside, however deep. */
export function texOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value && value.kind === 'math' && 'tex' in value && typeof value.tex === 'string' ? [value.tex] : []
  return [...own, ...Object.values(value).flatMap(texOf)]
}
