import { createRequiredContext } from '@/shared/lib/required-context'
import type { OpenPaper } from './survey-view'
import type { ExamControls } from './use-exam-controls'

/** The open paper and its commands, for all parts of the exam. */
export const { Provider: SittingProvider, useRequired: useSitting } = createRequiredContext<OpenPaper & ExamControls>('exam')
