import { isInstance } from '#domain/instance'
import type * as v from 'valibot'
import type { FoundTasks, taskSearchSchema } from '#contract/worksheet'
import { Problem } from '../../base/problem.ts'
import { bandOf, byId, unitsOf, type BankTask } from '../../content/bank-task.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import { drawFormulas } from '../../drawing/draw-formulas.ts'
import type { Db } from '../../store/store.ts'
import { fits } from '../../study/practice/blueprint.ts'
import { readBank, readSubjects, type SubjectPool } from '../../study/practice/pool.ts'
import { readTasks } from '../../study/surveys/tasks.ts'
import { readWithheld } from '../../study/open-surveys/withheld.ts'
import { findByWords } from './find-by-words.ts'

/** So many tasks are shown at once. */
const pageSize = 20

/**
 * Tasks of the bank that this teacher may see, in the order of the programme, easy ones first; the best fit first where words are asked
 * for. Throws 404 for an unknown subject.
 */
export async function searchTasks(db: Db, userId: string, search: v.InferOutput<typeof taskSearchSchema>, now: Date): Promise<FoundTasks> {
  const [subject] = await readSubjects(db, [search.subject])
  if (!subject) throw new Problem(404, 'Такого предмета немає')
  const withheld = await readWithheld(db, userId, now)
  const all = (await readBank(db, subject)).filter(({ isTraining }) => isTraining)
  const bank = all.filter(({ id }) => !withheld.tasks.has(id))
  const selected = inOrder(subject, select(subject, bank, search))
  const found = search.words ? inRank(selected, await findByWords(db, search.subject, all, search.words)) : selected
  const page = found.slice(search.skip, search.skip + pageSize)
  await storeInstances(db, page)
  const words = await readTasks(db, page)
  const tasks = page.flatMap((task, index) => {
    const question = words[index]?.question
    return question ? [{ id: task.id, isTemplate: isInstance(task.id), difficulty: bandOf(task), question }] : []
  })
  return { tasks, total: found.length, formulas: drawFormulas(tasks.map(({ question }) => question)) }
}

function select(subject: SubjectPool, bank: readonly BankTask[], search: v.InferOutput<typeof taskSearchSchema>): BankTask[] {
  const { topic, number, form, difficulty, hasFigure } = search
  const numbered = number === undefined ? bank : atNumber(subject, bank, number)
  return numbered.filter(
    (task) =>
      (topic === undefined || task.topic === topic || task.section === topic) &&
      (form === undefined || task.form === form) &&
      (difficulty === undefined || bandOf(task) === difficulty) &&
      (hasFigure === undefined || (task.exhibit === 'figure' || task.exhibit === 'map') === hasFigure),
  )
}

/** The tasks that may stand at a number of the paper; all tasks about one text stand there together. */
function atNumber({ blueprint }: SubjectPool, bank: readonly BankTask[], number: number): BankTask[] {
  const slots = blueprint.filter(({ from, to }) => from <= number && number <= to)
  return unitsOf(bank)
    .filter((unit) => slots.some((slot) => fits(unit, slot)))
    .flat()
}

/** Those of the tasks that were found by their words, the best first. */
function inRank(tasks: readonly BankTask[], ranked: readonly string[]): BankTask[] {
  const byTask = new Map(tasks.map((task) => [task.id, task]))
  return ranked.flatMap((id) => byTask.get(id) ?? [])
}

function inOrder({ programme }: SubjectPool, tasks: readonly BankTask[]): BankTask[] {
  const places = new Map(programme.flatMap((section) => [section.id, ...section.topics]).map((topic, index) => [topic, index]))
  const placeOf = ({ topic }: BankTask) => places.get(topic) ?? places.size
  return tasks.toSorted((a, b) => placeOf(a) - placeOf(b) || a.difficulty - b.difficulty || byId(a, b))
}
