import { sql } from 'drizzle-orm'
import { isAnswered } from '#domain/scoring/score-answer'
import { hashOfBody, repeated, type OnceCall } from '../../store/once.ts'
import { answerRows } from '../practice/store-answers.ts'
import { builtOnce } from '../../store/built-once.ts'
import type { StoredResult } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { anew } from '../../store/transaction.ts'
import type { StoredGradingInput } from '../open-surveys/clock.ts'

const { placeholder } = sql
type Said = { outcome: 'stored' | 'known' | 'changed'; known: { answer: unknown; body_hash: string } | null }

const callStore = builtOnce((db) =>
  db
    .select({ outcome: sql<Said['outcome']>`outcome`, known: sql<Said['known']>`known` })
    .from(
      sql`store_result(${placeholder('made')}::jsonb, ${placeholder('verdicts')}::jsonb, ${placeholder('answer')}::jsonb, ${placeholder('tasks')}::int,
        ${placeholder('facts')}::int)`,
    )
    .prepare('store_result'),
)

/** The columns of a result. */
export function resultRow({ survey, tasks }: StoredGradingInput, body: StoredResult) {
  const [verdict, ...others] = body.verdicts
  const scaled = others.length === 0 ? (verdict?.scaled ?? null) : null
  const forms = new Map(tasks.map(({ question }) => [question.id, question.form]))
  const answered = body.items.filter(({ id, answer }) => isAnswered(forms.get(id) ?? 'single', answer)).length
  return { survey: survey.id, user_id: survey.userId, raw: body.raw, max: body.max, scaled, answered, finished_at: body.finishedAt, body }
}

/**
 * Stores a result, its answers and what a repeated call is told. `known`: the key was used; `changed`: nothing stored, for something came
 * meanwhile. Throws 422 for the key with another body.
 */
export async function storeResult(db: Db, call: OnceCall, sheet: StoredGradingInput, body: StoredResult): Promise<Said['outcome']> {
  const bodyHash = hashOfBody(call.body)
  const stored = {
    user_id: call.userId,
    route: call.route,
    key: call.key,
    body_hash: bodyHash,
    answer: { survey: sheet.survey.id },
    created_at: call.now.toISOString(),
  }
  const values = {
    made: JSON.stringify(resultRow(sheet, body)),
    verdicts: JSON.stringify(answerRows(sheet, body.items, call.now)),
    answer: JSON.stringify(stored),
    tasks: sheet.survey.tasks.length,
    facts: sheet.events.length,
  }
  const [said] = await anew(() => callStore(db, values))
  if (said?.known) repeated({ answer: said.known.answer, bodyHash: said.known.body_hash }, bodyHash)
  return said?.outcome ?? 'changed'
}
