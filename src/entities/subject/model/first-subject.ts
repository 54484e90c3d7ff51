import type { SubjectSummary } from '#domain/subject'

/** The subject that a choice begins with: the first required one of the catalogue, among those given; nothing where there is none. */
export const firstSubject = (subjects: readonly Pick<SubjectSummary, 'id' | 'kind'>[]): string | undefined =>
  (subjects.find(({ kind }) => kind === 'required') ?? subjects[0])?.id
