import { problemOf, type Problem } from '@/shared/api'
import { ForeignSurveyError } from '../api/open-survey'

const foreign: Problem = {
  status: 403,
  detail:
    'Цей тест розпочато з іншого акаунта або без акаунта. Відповіді лишилися на цьому пристрої: увійди так само, як тоді, — і вони надійдуть.',
}

/** Reads the problem out of the error of a failed call. */
export function problemIn(error: unknown): Problem {
  return error instanceof ForeignSurveyError ? foreign : problemOf(error)
}
