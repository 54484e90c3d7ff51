import { openQuestionOf } from '../model/open-question'
import { Exam } from './exam'
import type { SurveyViewProps } from './survey-view'

/** The paper lies open, to be written or, while another tab writes it, to be looked at. */
export function ExamView({ survey, sheet, ...rest }: SurveyViewProps) {
  const open = survey && sheet && openQuestionOf(survey, sheet)
  return open && <Exam {...rest} survey={survey} sheet={sheet} open={open} />
}
