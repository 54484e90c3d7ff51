import type { FC, ReactNode } from 'react'
import type { Survey } from '#domain/survey'
import type { SaveState, SurveyFact } from '@/entities/survey'
import type { Problem } from '@/shared/api'
import type { OpenQuestion } from '../model/open-question'
import type { Sheet } from '../model/sheet'

/** The commands of a pupil on any screen of a survey. */
export type SurveyCommand =
  | { type: 'fact.add'; fact: SurveyFact }
  | { type: 'finish.ask' | 'finish.cancel' | 'finish.confirm' | 'finish.force' }
  | { type: 'load.retry' | 'break.end' | 'lock.take' }

/** «Ще одне таке»: how it stands. */
export type Adding = { state: 'idle' | 'asking' | 'refused'; ask: (like: string) => void }

export type SurveyViewProps = {
  subject: string
  /** Null until the survey has been opened. */
  survey: Survey | null
  sheet: Sheet | null
  problem: Problem | null
  saving: SaveState
  /** Facts of answers that the server does not have yet. */
  waiting: number
  hasTime: boolean
  isConfirming: boolean
  isHandingIn: boolean
  /** Another tab has the lock. */
  isReading: boolean
  adding: Adding
  clock: ReactNode
  /** By the server’s clock; counts on only in views that show it. */
  now: number
  send: (command: SurveyCommand) => void
}
export type SurveyView = FC<SurveyViewProps>

/** The paper that lies open, with the task in front. */
export type OpenPaper = Omit<SurveyViewProps, 'survey' | 'sheet'> & { survey: Survey; sheet: Sheet; open: OpenQuestion }
