import { asc } from 'drizzle-orm'
import { blockSeconds } from '#domain/survey-mode'
import type { RequestOf } from '#contract/survey-request'
import { drawFor, drawNumbered, tooFew } from '../practice/draw-for.ts'
import { readSubjects } from '../practice/pool.ts'
import type { Db } from '../../store/store.ts'
import { findPaper, readPapers } from './choose-paper.ts'
import { subjects, type Plan } from '../../store/schema.ts'
import { maxOf, notReady, referencesTo, refuse, withExtra, type PaperPlan } from './plan.ts'
import { refuseWithheld, type Withheld } from '../open-surveys/withheld.ts'

type ExamRequest = RequestOf<'nmt'>
/** Who asks, what is withheld from him, and when. */
type Asker = { userId: string; withheld: Withheld; now: Date }

/** The official time of one subject taken alone. */
const examSeconds = blockSeconds / 2

/**
 * One paper, a block, or both blocks of a day, without withheld tasks. Throws 404 for an unknown paper, 409 for an unfinished subject,
 * 422 for one that cannot be chosen.
 */
export async function planExams(db: Db, asker: Asker, request: ExamRequest): Promise<Plan[]> {
  const { block } = request
  if (block === undefined) return [examPlan([await onePaper(db, asker, request)], request, examSeconds)]
  if (request.paper !== undefined) refuse(422, 'Варіант обирають, коли складають один предмет')
  const blocks: (1 | 2)[] = block === 'day' ? [1, 2] : [block]
  const plans: Plan[] = []
  for (const each of blocks) {
    if (each === 2) await checkElective(db, asker, request)
    const papers = []
    const required = await requiredOf(db, each)
    for (const subject of each === 1 ? required : [...required, request.subject]) papers.push(await blockPaper(db, asker, subject, request))
    plans.push({ ...examPlan(papers, request, blockSeconds), title: `Блок ${each}: ${await titlesOf(db, papers)}` })
  }
  return plans
}

/** The paper asked for, one drawn by the seed, or else the one that the visitor has not finished or finished longest ago. */
async function onePaper(db: Db, asker: Asker, { subject, paper, seed }: ExamRequest): Promise<PaperPlan> {
  if (paper !== undefined) return allowed(asker, (await findPaper(db, subject, paper)) ?? refuse(404, 'Такого варіанта немає'))
  const [authored, shut] = seed === undefined ? await openPapers(db, asker, subject) : []
  if (authored) return authored.plan
  const { plan, whyNot } = await drawnPaper(db, asker, subject, seed)
  if (plan) return allowed(asker, plan)
  if (shut) allowed(asker, shut.plan)
  return refuse(409, seed === undefined ? notReady : (whyNot ?? tooFew))
}

/** A plan none of whose tasks is withheld; else throws 409. */
function allowed({ withheld }: Asker, plan: PaperPlan): PaperPlan {
  refuseWithheld(withheld, idsOf(plan))
  return plan
}

const idsOf = ({ tasks }: PaperPlan) => tasks.map(({ id }) => id)

/** The first paper for the visitor of those that hold nothing withheld, and the first of the others. */
async function openPapers(db: Db, { userId, withheld, now }: Asker, subject: string) {
  const known = await readPapers(db, userId, subject, now)
  const isShut = ({ plan }: (typeof known)[number]) => idsOf(plan).some((id) => withheld.tasks.has(id))
  return [known.find((paper) => !isShut(paper)), known.find(isShut)]
}

/** A paper that the visitor has not finished, else one drawn from the bank, else the one finished longest ago. */
async function blockPaper(db: Db, asker: Asker, subject: string, { seed }: ExamRequest): Promise<PaperPlan> {
  const [first, shut] = await openPapers(db, asker, subject)
  if (first?.finished === 0) return first.plan
  const plan = (await drawnPaper(db, asker, subject, seed)).plan ?? first?.plan ?? shut?.plan
  return plan ? allowed(asker, plan) : refuse(409, notReady)
}

type Drawn = { plan: PaperPlan | null; whyNot: string | null }

async function drawnPaper(db: Db, { userId, withheld }: Asker, id: string, seed: number | undefined): Promise<Drawn> {
  const [subject] = await readSubjects(db, [id])
  if (!subject) return { plan: null, whyNot: tooFew }
  const { tasks, whyNot } = await (seed === undefined ? drawFor(db, userId, subject, withheld) : drawNumbered(db, userId, subject, seed))
  return {
    plan: tasks && { subject: id, paper: null, title: 'Тест із банку завдань', max: maxOf(tasks), tasks: referencesTo(tasks) },
    whyNot,
  }
}

/** The subjects that everybody sits in a block, in the order of the catalogue. */
async function requiredOf(db: Db, block: 1 | 2): Promise<string[]> {
  const rows = await db.select({ id: subjects.id, body: subjects.body }).from(subjects).orderBy(asc(subjects.position))
  return rows.flatMap(({ id, body }) => (body.kind === 'required' && body.block === block ? [id] : []))
}

async function checkElective(db: Db, asker: Asker, { subject }: ExamRequest): Promise<void> {
  const [known] = await readSubjects(db, [subject])
  const isReady =
    (await readPapers(db, asker.userId, subject, asker.now)).length > 0 || (await drawnPaper(db, asker, subject, 0)).plan !== null
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
  const ids = papers.map(({ subject }) => subject)
  return {
    subject: ids.length === 1 ? (ids[0] ?? '') : 'block',
    subjects: ids,
    mode: 'nmt',
    policy: { feedback: 'atEnd', seconds: withExtra(seconds, extraTime), extraTime, save, pause: 'alarm' },
    papers: papers.map(({ subject, paper }) => ({ subject, paper })),
    title: papers[0]?.title ?? '',
    max: papers.reduce((sum, { max }) => sum + max, 0),
    tasks: papers.flatMap(({ tasks }) => tasks),
  }
}
