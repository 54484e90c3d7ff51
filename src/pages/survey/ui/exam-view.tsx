import { deskOf } from '../model/desk'
import { Exam } from './exam'
import type { SurveyViewProps } from './survey-view'

/** The paper lies open, to be written or, while another tab writes it, to be looked at. */
export function ExamView({ survey, sheet, ...rest }: SurveyViewProps) {
  const desk = survey && sheet && deskOf(survey, sheet)
  return desk && <Exam {...rest} survey={survey} sheet={sheet} desk={desk} />
}
