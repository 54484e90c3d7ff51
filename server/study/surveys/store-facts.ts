import { sql } from 'drizzle-orm'
import type { SurveyEvent } from '#domain/survey-event'
import { builtOnce } from '../../store/built-once.ts'
import type { Db } from '../../store/store.ts'
import { anew } from '../../store/transaction.ts'
import { startOf, type SurveyRow } from '../open-surveys/clock.ts'
import { mostFacts } from '../open-surveys/limits.ts'

/** `finished`, `full` and `paused` have stored nothing: there is a result, there are too many facts, or the survey has stood still meanwhile. */
type Stored = { outcome: 'stored' | 'finished' | 'full' | 'paused'; accepted: number; startedAt: Date | null; finishedAt: Date | null }

const { placeholder } = sql
const asMs = (column: string) => sql<number | null>`(extract(epoch from ${sql.identifier(column)}) * 1000)::float8`

const callStore = builtOnce((db) =>
  db
    .select({
      outcome: sql<Stored['outcome']>`outcome`,
      accepted: sql<number>`accepted`,
      started: asMs('started'),
      finished: asMs('finished'),
    })
    .from(
      sql`store_facts(${placeholder('survey')}::text, ${placeholder('owner')}::uuid, ${placeholder('facts')}::jsonb, ${placeholder('came')}::timestamptz,
        ${placeholder('began')}::timestamptz, ${mostFacts}::int)`,
    )
    .prepare('store_facts'),
)

/**
 * Stores the facts that are not there yet and moves the beginning, in one way to the store. Null where this owner has no such survey any
 * more.
 */
export async function storeFacts(db: Db, survey: SurveyRow, events: readonly SurveyEvent[], now: Date): Promise<Stored | null> {
  const began = startOf({ ...survey, startedAt: null }, events, now).toISOString()
  const values = { survey: survey.id, owner: survey.userId, facts: JSON.stringify(events), came: now.toISOString(), began }
  const [stored] = await anew(() => callStore(db, values))
  if (!stored) return null
  const { started, finished, ...said } = stored
  return { ...said, startedAt: momentOf(started), finishedAt: momentOf(finished) }
}

const momentOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))
