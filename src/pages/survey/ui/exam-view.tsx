import { Exam } from './exam'
import type { SurveyViewProps } from './survey-view'

/** The paper lies open. */
export function ExamView({ survey, sheet, ...rest }: SurveyViewProps) {
  return survey && sheet && <Exam {...rest} survey={survey} sheet={sheet} />
}
