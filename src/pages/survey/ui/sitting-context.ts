import { createContext, use } from 'react'
import type { OpenPaper } from './survey-view'
import type { ExamControls } from './use-exam-controls'

type OpenSitting = OpenPaper & ExamControls

const SittingContext = createContext<OpenSitting | null>(null)

/** Hands the open paper and its commands to all parts of the exam. */
export const SittingProvider = SittingContext.Provider

/** Reads the open paper and its commands. Throws outside an exam. */
export function useSitting(): OpenSitting {
  const sitting = use(SittingContext)
  if (!sitting) throw new Error('A part of the exam stands outside it')
  return sitting
}
