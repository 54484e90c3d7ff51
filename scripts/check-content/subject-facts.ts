import type { Content } from '../../server/content/content.ts'
import { yamlOf, type Source } from '../../server/content/source.ts'

/** Facts of a subject that no code may guess: its language, whether its answers are computed, its weight in every speciality of admission. */
export function subjectFactComplaints(source: Source, { subjects, admissions }: Pick<Content, 'subjects' | 'admissions'>): string[] {
  return [
    ...subjects.flatMap(({ id }) => {
      const file = `subjects/${id}/subject.yaml`
      const written = yamlOf(source, file) as Record<string, unknown>
      return ['language', 'isComputed'].flatMap((fact) => (written[fact] === undefined ? [`${file}: не сказано ${fact}`] : []))
    }),
    ...admissions.flatMap(({ year, specialities }) =>
      specialities.flatMap(({ id: speciality, weights }) =>
        subjects.flatMap(({ id }) =>
          weights[id] === undefined ? [`admission/${year}.yaml: ${speciality}: немає коефіцієнта предмета ${id}`] : [],
        ),
      ),
    ),
  ]
}

/** The subjects whose answers are computed. */
export const computedSubjects = (source: Source, { subjects }: Pick<Content, 'subjects'>): Set<string> =>
  new Set(
    subjects.flatMap(({ id }) => ((yamlOf(source, `subjects/${id}/subject.yaml`) as { isComputed?: boolean }).isComputed ? [id] : [])),
  )
