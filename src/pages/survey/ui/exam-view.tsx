import type { Survey } from '#contract/survey'
import type { Sheet } from '../model/sheet'
import { Exam } from './exam'
import type { SurveyViewProps } from './survey-view'

export type ExamProps = Omit<SurveyViewProps, 'survey' | 'sheet'> & { survey: Survey; sheet: Sheet }

/** The paper lies open. */
export function ExamView({ survey, sheet, ...rest }: SurveyViewProps) {
  return survey && sheet && <Exam {...rest} survey={survey} sheet={sheet} />
}
