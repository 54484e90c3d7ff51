import { problemOf, type Problem } from '@/shared/api'
import { ForeignSurveyError } from '../api/open-survey'

const foreign: Problem = {
  status: 403,
  detail:
    'Цей тест розпочато з іншого акаунта або без акаунта. Відповіді лишилися на цьому пристрої: увійди так само, як тоді, — і вони надійдуть.',
}

/** Reads the problem out of the event of a failed call. */
export function problemIn(event: object): Problem {
  const error: unknown = 'error' in event ? event.error : null
  return error instanceof ForeignSurveyError ? foreign : problemOf(error)
}
