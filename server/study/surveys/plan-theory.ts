import type { RequestOf } from '#contract/survey-request'
import { readBank, type SubjectPool } from '../practice/pool.ts'
import type { Db } from '../../store/store.ts'
import { findArticleOfTest } from '../../content/theory/find-article.ts'
import type { Plan } from '../../store/schema.ts'
import { maxOf, notReady, referencesTo, refuse, training } from './plan.ts'
import { readWithheld } from '../open-surveys/withheld.ts'

/** The test at the end of an article, its tasks in the order of the editor. Throws 404 for an unknown one, 409 where its tasks are still being written. */
export async function planTheory(db: Db, userId: string, subject: SubjectPool, { test }: RequestOf<'theory'>, now: Date): Promise<Plan> {
  const article = await findArticleOfTest(db, subject.body.id, test)
  if (!article) return refuse(404, 'Такого тесту до теми немає')
  const bank = new Map((await readBank(db, subject)).map((task) => [task.id, task]))
  const withheld = await readWithheld(db, userId, now)
  const tasks = article.body.testQuestions.flatMap((id) => (withheld.tasks.has(id) ? [] : (bank.get(id) ?? [])))
  if (tasks.length === 0) refuse(409, notReady)
  return {
    subject: subject.body.id,
    subjects: [subject.body.id],
    mode: 'theory',
    policy: training,
    papers: [],
    title: article.body.title,
    max: maxOf(tasks),
    tasks: referencesTo(tasks),
  }
}
