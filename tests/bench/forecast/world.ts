import type { SubjectReadiness } from '#domain/prediction'
import { seeded } from '#domain/random'
import { bankOf, drawnOf } from '../../../scripts/check-content/bank.ts'
import { compileContent } from '../../../scripts/build/compile-content.ts'
import { readSource } from '../../../server/content/source.ts'
import { drawPaper } from '../../../server/study/practice/draw-paper.ts'
import type { BankTask } from '../../../server/content/bank-task.ts'
import { readinessOf } from '../../../server/study/forecast/readiness-of.ts'
import { evidenceOf, firstsOf } from '../../../server/study/forecast/evidence.ts'
import type { Evidence } from '../../../server/store/tables/summaries.ts'
import { pupilOf, solve, type Pupil } from './school.ts'

/** The work of a pupil: whole papers and practice, with the days before the exam. */
export type Level = { name: string; papers: readonly number[]; practice: number; days: number }
export type World = Awaited<ReturnType<typeof openWorld>>[number]

const dayMs = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 21)
const alone = { papers: 0, mistakesDue: 0, tasksOf: new Map<string, { count: number; difficulty: number }>() }
const drift = { subject: 0.06, learned: 0.004 }

/** The subjects of the real bank from which papers can be drawn, with some papers of each and the first that was written. */
export async function openWorld({ ids, count = 40 }: { ids?: readonly string[]; count?: number } = {}) {
  const content = compileContent(await readSource('content'))
  return content.subjects.flatMap((body) => {
    if (ids && !ids.includes(body.id)) return []
    const bank = bankOf(content, body.id)
    const blueprint = content.blueprints[body.id] ?? []
    const papers = Array.from({ length: count }, (_, seed) => drawPaper(bank, blueprint, seed + 1)).filter((paper) => paper !== null)
    const written = drawnOf(content, body.id, content.papers.find(({ subject }) => subject === body.id)?.tasks ?? [])
    const row = { body, weights: content.weights[body.id] ?? {}, blueprint }
    return papers.length < count / 4
      ? []
      : [
          {
            id: body.id,
            row,
            bank,
            papers,
            written,
            programme: body.topics.map(({ id, children }) => ({ id, topics: children.map((child) => child.id) })),
          },
        ]
  })
}

/** Raw points of a paper that the pupil sits. */
export const sit = (pupil: Pupil, paper: readonly BankTask[], growth: number): number =>
  paper.reduce((sum, task) => sum + Math.round(solve(pupil, task, growth).share * task.points), 0)

/** Simulates a pupil up to a level: the evidence of the site, and the true ability. */
export function live(
  world: World,
  level: Level,
  seed: number,
): { pupil: Pupil; readiness: SubjectReadiness; growth: number; next: readonly BankTask[] } {
  const pupil = pupilOf(seed, world.programme)
  const random = seeded(seed * 31 + 7)
  const order = world.papers.toSorted(() => random() - 0.5)
  const next = order.at(-1) ?? []
  const hidden = new Set(next.map(({ id }) => id))
  const walk = walkOf(level, random)
  const evidence: Evidence[] = level.papers.flatMap((ago, index) => paperOf(world, pupil, order[index] ?? [], ago, walk(ago)))
  const practice = world.bank
    .filter(({ id }) => !hidden.has(id))
    .toSorted(() => random() - 0.5)
    .slice(0, level.practice)
  for (const [index, task] of practice.entries()) {
    const ago = level.days * (1 - index / practice.length)
    evidence.push(...evidenceOf(attemptOf(world.id, [task], pupil, ago, walk(ago), false)))
  }
  return { pupil, readiness: readinessOf(world.row, firstsOf(evidence), now, alone), growth: walk(0), next }
}

/** The course of ability: it varies from day to day, and practice raises it. */
function walkOf({ days, practice }: Level, random: () => number): (ago: number) => number {
  const steps = Array.from(
    { length: Math.max(1, Math.ceil(days)) + 1 },
    () => drift.subject * (random() + random() + random() - 1.5) * 2 + (drift.learned * practice) / Math.max(1, days) / 3,
  )
  let sum = 0
  const sums = steps.map((step) => (sum += step))
  return (ago) => sums[Math.max(0, Math.round(days - ago))] ?? 0
}

const paperOf = (world: World, pupil: Pupil, paper: readonly BankTask[], ago: number, growth: number): Evidence[] =>
  evidenceOf(attemptOf(world.id, paper, pupil, ago, growth, true))

function attemptOf(subject: string, tasks: readonly BankTask[], pupil: Pupil, ago: number, growth: number, isPaper: boolean) {
  const policy = {
    feedback: isPaper ? 'atEnd' : 'afterEach',
    seconds: isPaper ? 3600 : null,
    extraTime: 0,
    save: 'automatic',
    pause: 'any',
  } as const
  return {
    mode: isPaper ? ('nmt' as const) : ('mixed' as const),
    policy,
    papers: isPaper ? [subject] : [],
    durationSeconds: tasks.length * 90,
    tasks: tasks.map((task) => {
      const { share, isBlank } = solve(pupil, task, growth)
      const { id, topic, form, difficulty, points, seconds } = task
      return {
        question: id,
        subject,
        topic,
        form,
        difficulty,
        max: points,
        share,
        isBlank,
        seconds,
        expected: seconds,
        at: now - ago * dayMs,
      }
    }),
  }
}

/** The evidence of the first pupil who gets exactly so many points in the first whole paper; a weak pupil leaves unsolved tasks blank. */
export function pupilWith(world: World, raw: number): SubjectReadiness {
  const paper = world.written
  const level = 4 * (raw / world.row.body.max) - 2.4
  for (let seed = 1; seed < 5000; seed++) {
    const pupil = { ...pupilOf(seed, world.programme), subject: level - (raw < 5 ? 2 : 0), blank: raw < 5 ? 0.8 : 0.1 }
    const attempt = attemptOf(world.id, paper, pupil, 0, 0, true)
    const points = attempt.tasks.reduce((sum, { share, max }) => sum + Math.round(share * max), 0)
    if (points === raw) return readinessOf(world.row, firstsOf(evidenceOf(attempt)), now, { ...alone, tasksOf: tasksIn(world) })
  }
  throw new Error(`nobody gets ${raw} points`)
}

function tasksIn({ bank }: World) {
  const byTopic = Map.groupBy(bank, ({ topic }) => topic)
  return new Map(
    [...byTopic].map(([topic, own]) => [
      topic,
      { count: own.length, difficulty: Math.round(own.reduce((sum, { difficulty }) => sum + difficulty, 0) / own.length) },
    ]),
  )
}
