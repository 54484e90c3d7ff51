import { randomInt } from 'node:crypto'
import { Problem } from '../../base/problem.ts'
import { readGiven } from '../../content/task-templates/candidates.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import type { Plan, TaskReference } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { maxOf, referencesTo } from '../../study/surveys/plan.ts'
import { inNewestWords, readTasks } from '../../study/surveys/tasks.ts'
import { readWithheld, refuseWithheld } from '../../study/open-surveys/withheld.ts'
import { drawInstances } from './draw-instances.ts'
import { findWorksheet } from './find-worksheet.ts'

/** The plan of a worksheet for a group. Throws 404 for a foreign one, 409 for an empty one and where a task is withheld from its teacher. */
export async function planWorksheet(tx: Db, ownerId: string, id: string, now: Date): Promise<Plan> {
  const { title, subject, minutes, tasks: chosen } = await findWorksheet(tx, ownerId, id)
  if (chosen.length === 0) throw new Problem(409, 'У цій роботі ще немає завдань')
  refuseWithheld(
    await readWithheld(tx, ownerId, now),
    chosen.map((task) => task.id),
  )
  const tasks = await inNewestWords(tx, referencesTo(chosen))
  const seconds = minutes === null ? null : minutes * 60
  return {
    subject,
    subjects: [subject],
    mode: 'custom',
    policy: { feedback: 'atEnd', seconds, extraTime: 0, save: 'automatic', pause: seconds === null ? 'any' : 'alarm' },
    papers: [],
    title,
    max: maxOf((await readTasks(tx, tasks)).map(({ question }) => question)),
    tasks,
    own: chosen.flatMap((task) => (task.isOwn ? [task.id] : [])),
  }
}

/** The tasks of a plan for one pupil: instances of their own where the plan says so, none that they have had while others are left. */
export async function ownTasks(tx: Db, userId: string, { tasks, own = [] }: Plan): Promise<TaskReference[]> {
  if (own.length === 0) return tasks
  const chosen = tasks.map((task) => ({ ...task, isOwn: own.includes(task.id) }))
  const drawn = await drawInstances(tx, chosen, () => randomInt(2 ** 31) / 2 ** 31, await readGiven(tx, userId))
  await storeInstances(tx, drawn)
  return drawn
}
