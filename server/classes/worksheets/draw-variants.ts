import type { Variants, VariantsRequest } from '#contract/worksheet'
import { seeded } from '#domain/random'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import { drawFormulas } from '../../drawing/draw-formulas.ts'
import type { Db } from '../../store/store.ts'
import { inNewestWords, readTasks } from '../../study/surveys/tasks.ts'
import { readWithheld, refuseWithheld } from '../../study/open-surveys/withheld.ts'
import { drawInstances, nextTo } from './draw-instances.ts'
import { findWorksheet } from './find-worksheet.ts'

/**
 * Printed variants of a worksheet, with their keys. The first holds the tasks as chosen; neighbours have other answers. Throws 404 for a
 * foreign worksheet, 409 where a task is withheld from its teacher.
 */
export async function drawVariants(db: Db, userId: string, id: string, { count, seed }: VariantsRequest, now: Date): Promise<Variants> {
  const { tasks: chosen } = await findWorksheet(db, userId, id)
  const taken = new Set(chosen.map((task) => task.id))
  const drawn = [await inNewestWords(db, chosen)]
  for (let variant = 2; variant <= count; variant++) {
    const references = await drawInstances(db, chosen, seeded(seed + variant), taken, nextTo(drawn))
    for (const reference of references) taken.add(reference.id)
    drawn.push(await inNewestWords(db, references))
  }
  refuseWithheld(await readWithheld(db, userId, now), [...taken])
  await storeInstances(db, drawn.flat())
  const variants = []
  for (const [index, references] of drawn.entries()) {
    const tasks = (await readTasks(db, references)).map(({ question, key }) => ({ question, key }))
    variants.push({ number: index + 1, tasks })
  }
  return { variants, formulas: drawFormulas(variants.flatMap(({ tasks }) => tasks.flatMap(({ question, key }) => [question, key]))) }
}
