import { v7 as createUuid } from 'uuid'
import type { Survey, SurveyEvent } from '#contract/survey'
import type { AnswerLog } from './answer-log'

/** The answer log for a browser that refuses IndexedDB: everything works for the visit, answers are safe once the server has them. */
export function createMemoryLog(client: string): AnswerLog {
  const surveys = new Map<string, Survey>()
  const finishKeys = new Map<string, string>()
  const events = new Map<string, { survey: string; isWaiting: boolean; event: SurveyEvent }>()
  const of = (survey: string) => [...events.values()].filter((entry) => entry.survey === survey)
  return {
    keepSurvey: async (survey) => void surveys.set(survey.id, { ...survey, events: [] }),
    survey: async (id) => surveys.get(id),
    append: async (survey, facts, at) => {
      const last = Math.max(
        0,
        ...of(survey)
          .filter(({ event }) => event.client === client)
          .map(({ event }) => event.seq),
      )
      const added = facts.map((fact, place) => ({
        ...fact,
        id: createUuid(),
        client,
        seq: last + place + 1,
        at: new Date(at).toISOString(),
      }))
      for (const event of added) events.set(event.id, { survey, isWaiting: true, event })
      return added
    },
    adopt: async (survey, adopted) => {
      for (const event of adopted) events.set(event.id, { survey, isWaiting: false, event })
    },
    events: async (survey) => of(survey).map(({ event }) => event),
    waiting: async () => [...events.values()].filter(({ isWaiting }) => isWaiting),
    settle: async (ids) => {
      for (const id of ids) {
        const entry = events.get(id)
        if (entry) events.set(id, { ...entry, isWaiting: false })
      }
    },
    revive: async () => undefined,
    finishKey: async (survey) => {
      const key = finishKeys.get(survey) ?? createUuid()
      finishKeys.set(survey, key)
      return key
    },
  }
}
