import { ProblemNotice } from './problem-notice'
import { problemText } from './problem-text'

/** An answer that could not be had, with the words of the refusal and a way to ask again. */
export type FailedAnswer = { problem: { detail: string }; retry: () => void }

type FailedNoticeProps = {
  /** The name of the failure: «Не вдалося завантажити тести». */
  title: string
  answer: FailedAnswer
}

/** Tells why an answer is not here, and asks for it once more at a press. */
export const FailedNotice = ({ title, answer }: FailedNoticeProps) => (
  <ProblemNotice title={title} onRetry={answer.retry}>
    {problemText(answer.problem)}
  </ProblemNotice>
)
