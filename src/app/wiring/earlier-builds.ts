import { ownCardsStream, reviewsStream } from '@/entities/flashcard'
import { intentionDocument, surveyDocument } from '@/entities/survey'
import { factsStream, lessonsStream } from '@/entities/user-fact'
import type { EarlierBuild, Entry, Fact, MovedRecord } from '@/shared/lib/device-log'

type Lying = { delivery: Entry['delivery']; fact: Fact & { kind?: string } }
type LyingAnswer = { survey: string; delivery: Entry['delivery']; event: Fact }

const factsOf =
  (nameOf: (kind: string) => string) =>
  ({ delivery, fact }: Lying): MovedRecord => ({ entry: { stream: nameOf(fact.kind ?? ''), group: '', delivery, fact } })

/** The places where builds before the one log kept things, and where those belong now. */
export const earlierBuilds: readonly EarlierBuild[] = [
  {
    database: 'skladu',
    stores: {
      surveys: (survey: { id: string }) => ({ document: { key: surveyDocument(survey.id), value: survey } }),
      finishKeys: (once: string, intention: string) => ({ document: { key: intentionDocument(intention), value: once } }),
      events: ({ survey, delivery, event }: LyingAnswer) => ({ entry: { stream: 'answers', group: survey, delivery, fact: event } }),
    },
  },
  {
    database: 'skladu-facts',
    stores: { facts: factsOf((kind) => (kind.startsWith('lesson.') ? lessonsStream.name : factsStream.name)) },
  },
  { database: 'skladu-reviews', stores: { facts: factsOf(() => reviewsStream.name) } },
  { database: 'skladu-own-cards', stores: { facts: factsOf(() => ownCardsStream.name) } },
  {
    database: 'skladu-cards',
    stores: { kept: (value: unknown, key: string) => ({ document: { key: `cards/${key}`, value }, isPublic: key.startsWith('public.') }) },
  },
]
