import type { SurveyEvent } from '#contract/survey-event'
import type { Stream } from '@/shared/lib/device-log'
import { surveyPlace } from './survey-place'

/** The stream of facts about surveys; its group is the survey. @param client this device, which numbers its own facts. */
export const answersStream = (client: string): Stream<SurveyEvent> => ({
  name: 'answers',
  words: ['дія в тестах', 'дії в тестах', 'дій у тестах'],
  schema: async () => (await import('#contract/survey-event')).surveyEventSchema,
  order: (one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.seq - other.seq),
  stamp: (fact, before) => ({ ...fact, client, seq: Math.max(0, ...before.map((each) => (each.client === client ? each.seq : 0))) + 1 }),
  ofGroup: [404, 409],
  afterwards: 'lasts',
  send: async (events, { group, owner, sync, documents }) => {
    const { sendBegun } = await import('./send-begun')
    if (await sendBegun(events, { group, owner, sync, documents })) return {}
    const { sendEvents } = await import('../api/survey-calls')
    const { clock, serverNow } = await sendEvents(group, events, owner)
    sync(serverNow)
    const kept = await documents.find(surveyPlace(group))
    const { readKept, keepable } = await import('./kept-survey')
    const survey = readKept(kept?.value)
    if (kept && survey) await documents.write(kept.key, keepable({ ...survey, clock }), kept.owner)
    return {}
  },
})
