import { eq } from 'drizzle-orm'
import type { Db } from '../../store/store.ts'
import { surveys } from '../../store/schema.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import type { SurveyRow } from '../open-surveys/clock.ts'
import { readTasks, type KeyedTask } from './tasks.ts'

type Added = { id: string; version: number; points: number }

/** Puts a task at the end of a survey that runs, inside the caller’s transaction; undefined where the store has no such task. */
export async function appendTask(tx: Db, survey: SurveyRow, { id, version, points }: Added): Promise<KeyedTask | undefined> {
  const reference = { id, version }
  await storeInstances(tx, [reference])
  await tx
    .update(surveys)
    .set({ tasks: [...survey.tasks, reference], max: survey.max + points })
    .where(eq(surveys.id, survey.id))
  const [added] = await readTasks(tx, [reference])
  return added
}

/** Decides which task comes next in a survey: the same as long as the survey has the same tasks. */
export const seedOf = ({ id, tasks }: Pick<SurveyRow, 'id' | 'tasks'>): number => Number.parseInt(id.slice(-6), 16) + tasks.length
