import { cached } from '../../store/edition.ts'
import { readBank, readSubjects } from '../practice/pool.ts'
import { similarSet } from '../practice/similar.ts'
import { courses, type StoredLesson } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

const most = 2

/**
 * Tasks for a check that is gone through again: each like one of the first check and of its topic, none in any course. The same for
 * everybody; none where the bank has too few.
 */
export async function furtherChecks(db: Db, subjectId: string, { id, check }: StoredLesson): Promise<string[][]> {
  return cached(db, `further checks ${subjectId} ${id} ${check.join(' ')}`, async () => {
    const [subject] = await readSubjects(db, [subjectId])
    if (!subject) return []
    const bank = await readBank(db, subject)
    const models = check.flatMap((task) => bank.find((each) => each.id === task) ?? [])
    const taken = await courseTasks(db)
    const free = bank
      .filter((task) => !task.id.includes('~') && !taken.has(task.id))
      .map((task) => ({ ...task, state: 'new' as const, mistake: null, savedAt: null }))
    const sets: string[][] = []
    for (let round = 1; round <= most; round += 1) {
      const used = new Set(sets.flat())
      const pool = free.filter((task) => !used.has(task.id))
      const set = similarSet(pool, models, round).map((task) => task.id)
      if (set.length < check.length) break
      sets.push(set)
    }
    return sets
  })
}

const courseTasks = (db: Db): Promise<ReadonlySet<string>> =>
  cached(db, 'tasks of courses', async () => {
    const rows = await db.select({ body: courses.body }).from(courses)
    return new Set(rows.flatMap(({ body }) => body.lessons.flatMap((lesson) => [lesson.try.question, ...lesson.check])))
  })
