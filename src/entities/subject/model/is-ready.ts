import type { SubjectSummary } from '#domain/subject'

/** There is something to solve: whole papers or tasks for practice. */
export const isReady = ({ papers, practice = 0 }: Pick<SubjectSummary, 'papers' | 'practice'>): boolean => papers > 0 || practice > 0
