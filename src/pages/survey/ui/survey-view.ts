import type { FC, ReactNode } from 'react'
import type { Survey } from '#contract/survey'
import type { Problem } from '@/shared/api'
import type { SaveState } from '../model/save-state'
import type { Sheet, SheetEvent } from '../model/sheet'

/** What a pupil may do on any screen of a survey. */
export type SurveyCommand =
  | SheetEvent
  | { type: 'finish.ask' }
  | { type: 'finish.cancel' }
  | { type: 'finish.confirm' }
  | { type: 'finish.force' }
  | { type: 'load.retry' }

export type SurveyViewProps = {
  subject: string
  /** Null until the survey has been opened. */
  survey: Survey | null
  sheet: Sheet | null
  problem: Problem | null
  saving: SaveState
  hasTime: boolean
  isConfirming: boolean
  isHandingIn: boolean
  clock: ReactNode
  send: (command: SurveyCommand) => void
}
export type SurveyView = FC<SurveyViewProps>
