import { startOf } from '#domain/grading/clock'
import { gradeSurvey } from '#domain/grading/grade'
import type { Result } from '#domain/result'
import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { pausesOf } from '#domain/survey-pauses'
import type { BegunSurvey } from './begun-survey'
import { unseal } from './unseal'

/** The result of a survey begun offline, as the server will count it: by the same rules from the same facts. */
export async function gradeHere(survey: Survey, stored: BegunSurvey, events: readonly SurveyEvent[], finishedAt: Date): Promise<Result> {
  const keys = stored.keys ?? (stored.sealed ? await unseal(stored.sealed) : {})
  const tasks = survey.questions.flatMap((question) => {
    const key = keys[question.id]
    return key ? [{ question, key }] : []
  })
  const timed = { createdAt: new Date(survey.createdAt), startedAt: null, policy: survey.policy, pauses: pausesOf(events) }
  const startedAt = events.length > 0 ? startOf(timed, events, finishedAt) : null
  const papers = survey.mode === 'nmt' ? [{ subject: survey.subject, paper: survey.paper }] : []
  const graded = gradeSurvey(
    {
      survey: { ...survey, ...timed, startedAt, papers },
      subjects: [stored.subject],
      tasks,
      events: events.map((event) => ({ event, receivedAt: finishedAt })),
    },
    finishedAt,
  )
  const { items, ...about } = graded
  return {
    ...about,
    day: null,
    items: items.flatMap(({ id, version: _version, ...item }, index) => {
      const task = tasks[index]
      return task?.question.id === id ? [{ ...item, ...task }] : []
    }),
  }
}
