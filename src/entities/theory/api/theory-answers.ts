import { libraryAnswerSchema, theoryContentsAnswerSchema } from '#contract/theory'
import { useAnswer } from '@/shared/lib/answer'
import { theoryPath } from '../model/theory-path'

/** The theory of a subject in short. */
export const useTheoryContents = (subject: string) => useAnswer(theoryPath(subject, 'theory'), theoryContentsAnswerSchema)

/** All theory of one kind. */
export const useLibrary = (subject: string, type: string) => useAnswer(theoryPath(subject, 'theory', type), libraryAnswerSchema)
