import { userFactSchema, type UserFact } from '#contract/user-fact'
import type { Stream } from '@/shared/lib/device-log'
import { sendFacts } from '../api/fact-calls'
import { streamNames } from './user-facts'

const stream = (name: string, words: Stream<UserFact>['words']): Stream<UserFact> => ({
  name,
  words,
  schema: async () => userFactSchema,
  send: async (facts, { owner, sync }) => {
    sync((await sendFacts(facts, owner)).serverNow)
    return {}
  },
})

/** The streams of what a visitor states outside surveys: bookmarks, reports, read articles, wishes. */
export const factsStream = stream(streamNames.facts, ['позначка', 'позначки', 'позначок'])

/** Steps of lessons and answers to their checks: a refused bookmark does not hold them up. */
export const lessonsStream = stream(streamNames.lessons, ['крок уроку', 'кроки уроків', 'кроків уроків'])
