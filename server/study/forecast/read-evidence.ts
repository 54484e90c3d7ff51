import { sql } from 'drizzle-orm'
import type { QuestionForm } from '#domain/question'
import { questions, results, surveys } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import type { Evidence } from '../../store/tables/summaries.ts'
import { evidenceOf, hasBeenRead, type Attempt, type Sat } from './evidence.ts'

/** A graded answer with what the bank knows of its task. */
export type Graded = {
  survey: string
  question: string
  subject: string
  topic: string
  form: QuestionForm
  share: number
  max: number
  difficulty: number
  expected: number
  at: number
}

/**
 * Reads the evidence of the user’s attempts: of finished ones with their blanks and times, of those that still run the answers whose verdict was
 * asked for. None to the tasks that are left out.
 */
export async function readEvidence(db: Db, userId: string, answers: readonly Graded[], leftOut: ReadonlySet<string>): Promise<Evidence[]> {
  const attempts = await readAttempts(db, userId, leftOut)
  const finished = new Set(attempts.keys())
  return [
    ...[...attempts.values()].flatMap(evidenceOf),
    ...ofRunning(
      answers.filter(({ survey }) => !finished.has(survey)),
      leftOut,
    ),
  ]
}

/** One row for each finished survey, its tasks in one value: a year of answers is read once, not field by field. */
async function readAttempts(db: Db, userId: string, leftOut: ReadonlySet<string>) {
  const task = sql`json_build_object('question', i.item->>'id', 'outcome', i.item->>'outcome', 'seconds', (i.item->>'seconds')::float8,
    'points', (i.item->>'points')::float8, 'max', (i.item->>'max')::float8, 'subject', q.subject, 'topic', q.topic, 'form', q.form,
    'difficulty', q.difficulty_hundredths, 'expected', q.seconds)`
  const { rows } = (await db.execute(sql`
    select r.survey, (extract(epoch from r.finished_at) * 1000)::float8 as at, (r.body->>'durationSeconds')::float8 as duration,
      s.policy, s.mode, s.papers, json_agg(${task} order by i.number) as tasks
    from ${results} r join ${surveys} s on s.id = r.survey
      cross join jsonb_array_elements(r.body->'items') with ordinality as i(item, number)
      join ${questions} q on q.id = i.item->>'id' and q.version = (i.item->>'version')::int
    where r.user_id = ${userId}::uuid
    group by r.survey, s.id`)) as { rows: AttemptRow[] }
  return new Map(rows.map((row) => [row.survey, attemptOf({ ...row, tasks: row.tasks.filter(({ question }) => !leftOut.has(question)) })]))
}

type Line = Omit<Sat, 'isBlank' | 'share' | 'at'> & { outcome: string; points: number }
type AttemptRow = Pick<typeof surveys.$inferSelect, 'policy' | 'papers' | 'mode'> & {
  survey: string
  at: number
  duration: number
  tasks: readonly Line[]
}

const attemptOf = ({ at, duration, policy, mode, papers, tasks }: AttemptRow): Attempt => ({
  mode,
  policy,
  papers: papers.map(({ subject }) => subject),
  durationSeconds: duration,
  tasks: tasks.map(({ outcome, points, ...line }) => ({
    ...line,
    share: line.max > 0 ? points / line.max : 0,
    at,
    isBlank: outcome === 'blank',
  })),
})

/** Nobody has measured these yet: the time since the answer before is the most that a task can have had. */
function ofRunning(answers: readonly Graded[], leftOut: ReadonlySet<string>): Evidence[] {
  return [...Map.groupBy(answers, ({ survey }) => survey).values()].flatMap((own) =>
    own.flatMap(({ survey: _survey, expected, ...look }, index) => {
      const before = own[index - 1]
      const seconds = before ? (look.at - before.at) / 1000 : Infinity
      return !leftOut.has(look.question) && hasBeenRead({ seconds, expected }) ? [{ ...look, isAnswered: true }] : []
    }),
  )
}
