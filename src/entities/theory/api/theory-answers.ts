import { libraryAnswerSchema, theoryContentsAnswerSchema } from '#contract/theory'
import { useAnswer } from '@/shared/lib/answer'

/** Paths of the API below a subject. */
export const theoryPath = (...parts: string[]): string => ['v3/subjects', ...parts.map(encodeURIComponent)].join('/')

/** The theory of a subject in short. */
export const useTheoryContents = (subject: string) => useAnswer(theoryPath(subject, 'theory'), theoryContentsAnswerSchema)

/** All theory of one kind. */
export const useLibrary = (subject: string, type: string) => useAnswer(theoryPath(subject, 'theory', type), libraryAnswerSchema)
