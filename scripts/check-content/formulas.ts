import katex from 'katex'
import type { Content } from '../../server/content/content.ts'

/** Every formula must compile with all of KaTeX’s warnings as errors: on the page a broken one would be a red scrap of TeX. */
export function formulaComplaints({ subjects, papers, sets }: Content): string[] {
  return [...subjects.map((subject) => [subject.id, subject] as const), ...tasksOf([...papers, ...sets])].flatMap(([id, value]) =>
    texOf(value).flatMap((tex) => {
      try {
        katex.renderToString(tex, { strict: 'error', throwOnError: true, trust: false, displayMode: true })
        return []
      } catch (error) {
        return [`${id}: формула «${tex}»: ${error instanceof Error ? error.message : String(error)}`]
      }
    }),
  )
}

const tasksOf = (lists: readonly Pick<Content['sets'][number], 'tasks'>[]) =>
  lists.flatMap(({ tasks }) => tasks.map((task) => [task.question.id, task] as const))

/** All `tex` fields inside, however deep. */
export function texOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value && value.kind === 'math' && 'tex' in value && typeof value.tex === 'string' ? [value.tex] : []
  return [...own, ...Object.values(value).flatMap(texOf)]
}
