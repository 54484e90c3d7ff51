import type { RequestOf } from '#contract/survey-request'
import type { Db } from '../store/store.ts'
import { readPapers } from './choose-paper.ts'
import { notReady, refuse, withExtra, type PaperPlan, type Plan } from './plan.ts'

/** The official time of one subject taken alone. */
const examSeconds = 3600

/**
 * One paper by the rules of the exam: the one asked for, else the first that the visitor has not finished, else the one finished longest ago.
 * Throws 404 for an unknown paper and 409 for a subject whose papers are still being written.
 */
export async function planExam(db: Db, userId: string, request: RequestOf<'nmt'>, now: Date): Promise<Plan> {
  const known = await readPapers(db, userId, request.subject, now)
  const asked = request.paper === undefined ? known[0] : known.find(({ plan }) => plan.paper === request.paper)
  const paper = asked?.plan ?? (request.paper === undefined ? refuse(409, notReady) : refuse(404, 'Такого варіанта немає'))
  return examPlan([paper], request, examSeconds)
}

/** Papers under one clock, strict as the exam is. */
export function examPlan(papers: readonly PaperPlan[], { extraTime, save }: RequestOf<'nmt'>, seconds: number): Plan {
  const subjects = papers.map(({ subject }) => subject)
  return {
    subject: subjects.length === 1 ? (subjects[0] ?? '') : 'block',
    subjects,
    mode: 'nmt',
    policy: { feedback: 'atEnd', seconds: withExtra(seconds, extraTime), extraTime, save, pause: 'alarm' },
    papers: papers.map(({ subject, paper }) => ({ subject, paper })),
    title: papers.map(({ title }) => title).join(' · '),
    max: papers.reduce((sum, { max }) => sum + max, 0),
    tasks: papers.flatMap(({ tasks }) => tasks),
  }
}
