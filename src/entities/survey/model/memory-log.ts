import { v7 as createUuid } from 'uuid'
import type { Survey } from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import type { AnswerLog, Outcome } from './answer-log'

/** The answer log of one page: what stands here is safe once the server has it. */
export function createMemoryLog(client: string): AnswerLog {
  const surveys = new Map<string, Survey>()
  const onceKeys = new Map<string, string>()
  const events = new Map<string, { survey: string; delivery: Outcome; event: SurveyEvent }>()
  const of = (survey: string) => [...events.values()].filter((entry) => entry.survey === survey)
  return {
    keepSurvey: async (survey) => void surveys.set(survey.id, { ...survey, events: [] }),
    survey: async (id) => surveys.get(id),
    append: async (survey, facts, at, floor = 0) => {
      const last = Math.max(floor, ...of(survey).flatMap(({ event }) => (event.client === client ? [event.seq] : [])))
      const added = facts.map((fact, place) => ({
        ...fact,
        id: createUuid(),
        client,
        seq: last + place + 1,
        at: new Date(at).toISOString(),
      }))
      for (const event of added) events.set(event.id, { survey, delivery: 'waiting', event })
      return added
    },
    adopt: async (survey, adopted, isWaiting = false) => {
      for (const event of adopted) events.set(event.id, { survey, delivery: isWaiting ? 'waiting' : 'delivered', event })
    },
    events: async (survey) => of(survey).map(({ event }) => event),
    waiting: async () =>
      [...events.values()].filter(({ delivery }) => delivery === 'waiting').map(({ survey, event }) => ({ survey, event })),
    settle: async (ids, outcome) => {
      for (const id of ids) {
        const entry = events.get(id)
        if (entry) events.set(id, { ...entry, delivery: outcome })
      }
    },
    revive: async () => {
      for (const [id, entry] of events) if (entry.delivery === 'refused') events.set(id, { ...entry, delivery: 'waiting' })
    },
    written: async (survey) =>
      of(survey)
        .flatMap(({ event }) => (event.client === client ? [event] : []))
        .toSorted((a, b) => a.seq - b.seq),
    onceKey: async (intention) => {
      const key = onceKeys.get(intention) ?? createUuid()
      onceKeys.set(intention, key)
      return key
    },
  }
}
