import { blockSeconds } from '#contract/survey-mode'
import type { RequestOf } from '#contract/survey-request'
import { drawFor, drawNumbered, tooFew } from '../practice/draw-for.ts'
import { readSubjects } from '../practice/pool.ts'
import type { Db } from '../store/store.ts'
import { findPaper, readPapers } from './choose-paper.ts'
import type { Plan } from '../store/schema.ts'
import { maxOf, notReady, referencesTo, refuse, withExtra, type PaperPlan } from './plan.ts'

type ExamRequest = RequestOf<'nmt'>

/** The official time of one subject taken alone. */
const examSeconds = blockSeconds / 2
const firstBlock = ['ukrainian', 'math']

/**
 * One paper, a block of two papers under one clock, or both blocks of a day.
 * Throws 404 for an unknown paper, 409 for a subject whose tasks are still being written, 422 for a subject that cannot be chosen for a block.
 */
export async function planExams(db: Db, userId: string, request: ExamRequest, now: Date): Promise<Plan[]> {
  const { block } = request
  if (block === undefined) return [examPlan([await onePaper(db, userId, request, now)], request, examSeconds)]
  if (request.paper !== undefined) refuse(422, 'Варіант обирають, коли складають один предмет')
  const blocks: (1 | 2)[] = block === 'day' ? [1, 2] : [block]
  const plans: Plan[] = []
  for (const each of blocks) {
    if (each === 2) await checkElective(db, userId, request, now)
    const papers = []
    for (const subject of each === 1 ? firstBlock : ['history', request.subject])
      papers.push(await blockPaper(db, userId, subject, request, now))
    plans.push({ ...examPlan(papers, request, blockSeconds), title: `Блок ${each}: ${await titlesOf(db, papers)}` })
  }
  return plans
}

/** The paper asked for, one drawn by the seed, or else the one that the visitor has not finished or finished longest ago. */
async function onePaper(db: Db, userId: string, { subject, paper, seed }: ExamRequest, now: Date): Promise<PaperPlan> {
  if (paper !== undefined) return (await findPaper(db, subject, paper)) ?? refuse(404, 'Такого варіанта немає')
  const known = await readPapers(db, userId, subject, now)
  const authored = seed === undefined ? known[0]?.plan : undefined
  if (authored) return authored
  const { plan, whyNot } = await drawnPaper(db, userId, subject, seed)
  return plan ?? refuse(409, seed === undefined ? notReady : (whyNot ?? tooFew))
}

/** A paper that the visitor has not finished, else one drawn from the bank, else the one finished longest ago. */
async function blockPaper(db: Db, userId: string, subject: string, { seed }: ExamRequest, now: Date): Promise<PaperPlan> {
  const [first] = await readPapers(db, userId, subject, now)
  if (first?.finished === 0) return first.plan
  return (await drawnPaper(db, userId, subject, seed)).plan ?? first?.plan ?? refuse(409, notReady)
}

type Drawn = { plan: PaperPlan | null; whyNot: string | null }

async function drawnPaper(db: Db, userId: string, id: string, seed: number | undefined): Promise<Drawn> {
  const [subject] = await readSubjects(db, [id])
  if (!subject) return { plan: null, whyNot: tooFew }
  const { tasks, whyNot } = await (seed === undefined ? drawFor(db, userId, subject) : drawNumbered(db, subject, seed))
  return {
    plan: tasks && { subject: id, paper: null, title: 'Тест із банку завдань', max: maxOf(tasks), tasks: referencesTo(tasks) },
    whyNot,
  }
}

async function checkElective(db: Db, userId: string, { subject }: ExamRequest, now: Date): Promise<void> {
  const [known] = await readSubjects(db, [subject])
  const isReady = (await readPapers(db, userId, subject, now)).length > 0 || (await drawnPaper(db, userId, subject, 0)).plan !== null
  if (known?.body.kind !== 'elective' || !isReady) refuse(422, 'Для другого блоку обери предмет за вибором, з якого вже є тест')
}

async function titlesOf(db: Db, papers: readonly PaperPlan[]): Promise<string> {
  const known = await readSubjects(
    db,
    papers.map(({ subject }) => subject),
  )
  return known.map(({ body }) => body.title).join(' · ')
}

/** Papers under one clock, strict as the exam is. */
function examPlan(papers: readonly PaperPlan[], { extraTime, save }: ExamRequest, seconds: number): Plan {
  const subjects = papers.map(({ subject }) => subject)
  return {
    subject: subjects.length === 1 ? (subjects[0] ?? '') : 'block',
    subjects,
    mode: 'nmt',
    policy: { feedback: 'atEnd', seconds: withExtra(seconds, extraTime), extraTime, save, pause: 'alarm' },
    papers: papers.map(({ subject, paper }) => ({ subject, paper })),
    title: papers[0]?.title ?? '',
    max: papers.reduce((sum, { max }) => sum + max, 0),
    tasks: papers.flatMap(({ tasks }) => tasks),
  }
}
