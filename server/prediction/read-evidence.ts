import { eq, sql } from 'drizzle-orm'
import type { QuestionForm } from '#contract/question'
import { questions, results, surveys } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { evidenceOf, isLooked, type Evidence, type Sat } from './evidence.ts'

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
 * asked for.
 */
export async function readEvidence(db: Db, userId: string, answers: readonly Graded[]): Promise<Evidence[]> {
  const attempts = await readAttempts(db, userId)
  const finished = new Set(attempts.keys())
  return [...[...attempts.values()].flatMap(evidenceOf), ...ofRunning(answers.filter(({ survey }) => !finished.has(survey)))]
}

async function readAttempts(db: Db, userId: string) {
  const item = sql`jsonb_array_elements(${results.body}->'items')`
  const lines = db
    .select({
      survey: results.survey,
      at: results.finishedAt,
      duration: sql<number>`(${results.body}->>'durationSeconds')::float8`.as('duration'),
      item: item.as('item'),
    })
    .from(results)
    .where(eq(results.userId, userId))
    .as('lines')
  const text = <T>(name: string, type: 'text' | 'float8') => sql<T>`(${lines.item}->>${sql.raw(`'${name}'`)})::${sql.raw(type)}`
  const { subject, topic, form, difficulty, seconds: expected } = questions
  const rows = await db
    .select({
      survey: lines.survey,
      at: lines.at,
      durationSeconds: lines.duration,
      policy: surveys.policy,
      mode: surveys.mode,
      papers: surveys.papers,
      question: text<string>('id', 'text'),
      outcome: text<string>('outcome', 'text'),
      seconds: text<number>('seconds', 'float8'),
      points: text<number>('points', 'float8'),
      max: text<number>('max', 'float8'),
      subject,
      topic,
      form,
      difficulty,
      expected,
    })
    .from(lines)
    .innerJoin(surveys, eq(surveys.id, lines.survey))
    .innerJoin(questions, sql`${questions.id} = ${lines.item}->>'id' and ${questions.version} = (${lines.item}->>'version')::int`)
  return new Map([...Map.groupBy(rows, ({ survey }) => survey)].map(([survey, tasks]) => [survey, attemptOf(tasks)]))
}

type Line = Omit<Sat, 'isBlank' | 'share' | 'at'> & { at: Date; outcome: string; points: number; durationSeconds: number } & Pick<
    typeof surveys.$inferSelect,
    'policy' | 'papers' | 'mode'
  >

function attemptOf(lines: readonly Line[]) {
  const [first] = lines
  if (!first) throw new Error('an attempt without tasks')
  return {
    mode: first.mode,
    policy: first.policy,
    papers: first.papers.map(({ subject }) => subject),
    durationSeconds: first.durationSeconds,
    tasks: lines.map(({ question, subject, topic, form, difficulty, expected, seconds, points, max, outcome, at }) => ({
      question,
      subject,
      topic,
      form,
      difficulty,
      expected,
      seconds,
      max,
      share: max > 0 ? points / max : 0,
      at: at.getTime(),
      isBlank: outcome === 'blank',
    })),
  }
}

/** Nobody has measured these yet: the time since the answer before is the most that a task can have had. */
function ofRunning(answers: readonly Graded[]): Evidence[] {
  return [...Map.groupBy(answers, ({ survey }) => survey).values()].flatMap((own) =>
    own.flatMap(({ survey: _survey, expected, ...look }, place) => {
      const before = own[place - 1]
      const seconds = before ? (look.at - before.at) / 1000 : Infinity
      return isLooked({ seconds, expected }) ? [{ ...look, isAnswered: true }] : []
    }),
  )
}
