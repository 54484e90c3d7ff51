import { articleAnswerSchema, libraryAnswerSchema, theoryContentsAnswerSchema } from '#contract/theory'
import { useAnswer } from '@/shared/lib/answer'

const at = (...parts: string[]) => ['v3/subjects', ...parts.map(encodeURIComponent)].join('/')

/** The theory of a subject in short. */
export const useTheoryContents = (subject: string) => useAnswer(at(subject, 'theory'), theoryContentsAnswerSchema)

/** All theory of one kind. */
export const useLibrary = (subject: string, type: string) => useAnswer(at(subject, 'theory', type), libraryAnswerSchema)

/** An article by its present or an earlier address. */
export const useArticle = (subject: string, type: string, seoCode: string) =>
  useAnswer(at(subject, 'theory', type, seoCode), articleAnswerSchema)
