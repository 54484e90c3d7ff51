import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { measureTasks } from '../../server/study/practice/keep-measuring.ts'
import { readBank, readSubjects } from '../../server/study/practice/pool.ts'
import { results, surveys, taskAnswers, taskMeasures, users } from '../../server/store/schema.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const at = new Date('2026-11-01T10:00:00Z')
const night = new Date('2026-11-02T01:00:00Z')

/** So many visitors answer one task wrongly at first, taking so many seconds, and rightly later. */
async function answer(
  task: { id: string; subject: string; topic: string; form: 'single' },
  visitors: number,
  seconds: number,
  isHinted = false,
) {
  const { db } = api.store
  for (let visitor = 0; visitor < visitors; visitor++) {
    const userId = randomUUID()
    await db.insert(users).values({ id: userId, isAnonymous: true, createdAt: at })
    for (const [turn, outcome] of (['wrong', 'right'] as const).entries()) {
      const moment = new Date(at.getTime() + turn * 1000)
      const survey = `quick-${userId}-${turn}`
      const names = { subject: task.subject, subjects: [task.subject], mode: 'quick' as const }
      const policy = { feedback: 'atEnd', seconds: null, extraTime: 0, save: 'automatic', pause: 'any' } as const
      const whole = { title: '', max: 1, papers: [], tasks: [{ id: task.id, version: 1 }], createdAt: moment }
      await db.insert(surveys).values({ id: survey, userId, ...names, policy, ...whole })
      const verdict = { points: turn, max: 1, outcome, isHinted: isHinted && turn === 0 }
      const about = { question: task.id, subject: task.subject, topic: task.topic, form: task.form, mode: 'quick' as const }
      await db.insert(taskAnswers).values({ survey, userId, ...about, at: moment, day: '2026-11-01', ...verdict })
      const body = { items: [{ id: task.id, version: 1, outcome, seconds: turn === 0 ? seconds : 9 }] } as never
      await db.insert(results).values({ survey, userId, raw: turn, max: 1, answered: 1, finishedAt: moment, body })
    }
  }
}

it('moves difficulty and seconds by at least thirty first answers, leaves the rest to the author, and the bank draws by it', async () => {
  const { db } = api.store
  const [subject] = await readSubjects(db, ['training'])
  if (!subject) throw new Error('no subject')
  const bank = (await readBank(db, subject)).filter(({ form, isTraining }) => form === 'single' && isTraining)
  const [often, seldom] = bank
  if (!often || !seldom) throw new Error('no tasks')
  await answer({ id: often.id, subject: 'training', topic: often.topic, form: 'single' }, 60, 200)
  await answer({ id: seldom.id, subject: 'training', topic: seldom.topic, form: 'single' }, 29, 200)
  // First answers that a hint has helped say nothing of a task.
  await answer({ id: seldom.id, subject: 'training', topic: seldom.topic, form: 'single' }, 40, 200, true)
  await measureTasks(db, night)
  const measures = await db.select().from(taskMeasures)
  expect(measures.map(({ question, answers, measuredAt }) => ({ question, answers, measuredAt }))).toEqual([
    { question: often.id, answers: 60, measuredAt: night },
  ])
  const after = (await readBank(db, subject)).filter(({ id }) => [often.id, seldom.id].includes(id))
  const moved = after.find(({ id }) => id === often.id)
  expect(moved?.prior).toBe(often.prior)
  expect(moved?.difficulty).toBeGreaterThan(often.prior + 50)
  expect(moved?.seconds).toBe(Math.round((30 * often.seconds + 60 * 200) / 90))
  expect(after.find(({ id }) => id === seldom.id)).toEqual(seldom)
})
