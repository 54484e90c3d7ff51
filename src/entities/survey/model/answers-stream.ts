import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { problemOf } from '@/shared/api'
import type { Stream } from '@/shared/lib/device-log'
import { readStored, storable } from './stored-survey'
import { begunDocument, surveyDocument } from './document-names'

/** The stream of facts about surveys; its group is the survey. @param client this device, which numbers its own facts. */
export const answersStream = (client: string): Stream<SurveyEvent> => ({
  name: 'answers',
  words: ['дія в тестах', 'дії в тестах', 'дій у тестах'],
  schema: async () => (await import('#domain/survey-event')).surveyEventSchema,
  order: (one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.seq - other.seq),
  stamp: (fact, before) => ({ ...fact, client, seq: Math.max(0, ...before.map((each) => (each.client === client ? each.seq : 0))) + 1 }),
  ofGroup: [404, 409],
  afterwards: 'lasts',
  send: async (events, { group, owner, sync, documents }) => {
    const isBegunHere = (await documents.find(begunDocument(group))) !== undefined
    if (isBegunHere && (await (await import('./send-begun')).sendBegun(events, { group, owner, sync, documents }))) return {}
    const { sendEvents, readSurvey } = await import('../api/survey-calls')
    const keep = async (clock: Survey['clock']) => {
      const found = await documents.find(surveyDocument(group))
      const survey = readStored(found?.value)
      if (found && survey) await documents.write(found.key, storable({ ...survey, clock }), found.owner)
    }
    try {
      const { clock, serverNow } = await sendEvents(group, events, owner)
      sync(serverNow)
      await keep(clock)
    } catch (error) {
      // Handed in elsewhere: whoever still answers here is to see the result.
      if (problemOf(error).status === 409 && (await documents.find(surveyDocument(group))))
        await readSurvey(group).then(
          ({ survey }) => keep(survey.clock),
          () => undefined,
        )
      throw error
    }
    return {}
  },
})
