import { and, eq } from 'drizzle-orm'
import { sheetCode } from '#domain/answer-sheet'
import type { PaperVariants } from '#contract/paper-result'
import { seeded } from '#domain/random'
import { Problem } from '../../base/problem.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import { drawFormulas } from '../../drawing/draw-formulas.ts'
import { groupAssignments, type TaskReference } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readTasks } from '../../study/surveys/tasks.ts'
import { readWithheld, refuseWithheld } from '../../study/open-surveys/withheld.ts'
import { drawInstances, nextTo } from '../worksheets/draw-instances.ts'
import { holdOwnGroup } from '../membership/find.ts'

type GivenPaper = typeof groupAssignments.$inferSelect

/** A paper of this owner’s group, inside a transaction. Throws 404 for a foreign group and a paper that it was not given. */
export async function holdOwnPaper(tx: Db, ownerId: string, groupId: string, id: string): Promise<GivenPaper> {
  await holdOwnGroup(tx, ownerId, groupId)
  const [paper] = await tx
    .select()
    .from(groupAssignments)
    .where(and(eq(groupAssignments.groupId, groupId), eq(groupAssignments.id, id)))
  if (!paper) throw new Problem(404, 'Цього завдання вже немає')
  return paper
}

/** The tasks of each variant on paper; the first holds those of the paper as it was given. */
export const variantsOf = ({ plan, variants }: GivenPaper): TaskReference[][] => variants ?? [plan.tasks]

/**
 * Variants of an assigned paper with their keys. What was drawn once is kept, since sheets of it are on pupils’ desks. Throws 404 as above,
 * 409 where a task is withheld from the teacher.
 */
export async function drawPaperVariants(
  tx: Db,
  ownerId: string,
  groupId: string,
  id: string,
  count: number,
  now: Date,
): Promise<PaperVariants> {
  const paper = await holdOwnPaper(tx, ownerId, groupId, id)
  const { tasks, own = [] } = paper.plan
  const drawn = [...variantsOf(paper)]
  const chosen = tasks.map((task) => ({ ...task, isOwn: own.includes(task.id) }))
  const taken = new Set(drawn.flat().map((task) => task.id))
  while (drawn.length < count) {
    const references = await drawInstances(tx, chosen, seeded(parseInt(id.slice(0, 7), 16) + drawn.length), taken, nextTo(drawn))
    for (const reference of references) taken.add(reference.id)
    drawn.push(references)
  }
  refuseWithheld(await readWithheld(tx, ownerId, now), [...taken])
  await storeInstances(tx, drawn.flat())
  await tx.update(groupAssignments).set({ variants: drawn }).where(eq(groupAssignments.id, id))
  const variants = []
  for (const [index, references] of drawn.entries()) {
    const known = (await readTasks(tx, references)).map(({ question, key }) => ({ question, key }))
    variants.push({ number: index + 1, tasks: known })
  }
  const formulas = drawFormulas(variants.flatMap(({ tasks: of }) => of.flatMap(({ question, key }) => [question, key])))
  return { code: sheetCode(id), variants, formulas }
}
