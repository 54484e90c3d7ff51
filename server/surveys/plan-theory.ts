import type { RequestOf } from '#contract/survey-request'
import { theoryTestTitle } from '#contract/theory-test'
import { readBank, type KnownSubject } from '../practice/pool.ts'
import type { Db } from '../store/store.ts'
import { findArticleOfTest } from '../theory/find-article.ts'
import { maxOf, referencesTo, refuse, training, type Plan } from './plan.ts'

/** The test at the end of an article, its tasks in the author’s order. Throws 404 where there is no such test, 409 while its tasks are being written. */
export async function planTheory(db: Db, subject: KnownSubject, { test }: RequestOf<'theory'>): Promise<Plan> {
  const article = await findArticleOfTest(db, subject.body.id, test)
  if (!article) return refuse(404, 'Такого тесту до теми немає')
  const bank = new Map((await readBank(db, subject)).filter(({ isTraining }) => isTraining).map((task) => [task.id, task]))
  const tasks = article.body.testQuestions.flatMap((id) => bank.get(id) ?? [])
  if (tasks.length === 0) return refuse(409, 'Завдання цього тесту ще готуються')
  return {
    subject: subject.body.id,
    subjects: [subject.body.id],
    mode: 'theory',
    policy: training,
    papers: [],
    title: theoryTestTitle(article.body.title),
    max: maxOf(tasks),
    tasks: referencesTo(tasks),
  }
}
