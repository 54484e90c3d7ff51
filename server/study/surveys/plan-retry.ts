import { eq } from 'drizzle-orm'
import type { RequestOf } from '#contract/survey-request'
import { readPool, readSubjects } from '../practice/pool.ts'
import { similarSet } from '../practice/similar.ts'
import type { Db } from '../../store/store.ts'
import { results, type TaskReference } from '../../store/schema.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import type { SurveyRow } from '../open-surveys/clock.ts'
import { findSurvey } from './find.ts'
import type { Plan } from '../../store/schema.ts'
import { maxOf, referencesTo, refuse, seedOf, training } from './plan.ts'
import { inNewestWords, readTasks } from './tasks.ts'
import { readWithheld, refuseWithheld } from '../open-surveys/withheld.ts'

const idsOf = (tasks: readonly TaskReference[]): string[] => tasks.map(({ id }) => id)

type Models = { models: TaskReference[]; taken: string[] }

/**
 * Tasks of a finished survey once more, or similar ones. Throws 404 for a foreign survey, 409 for one that runs, is withheld or has
 * nothing to repeat, 422 for a task not in it.
 */
export async function planRetry(db: Db, userId: string, request: RequestOf<'retry'>, now: Date): Promise<Plan> {
  const { survey, finishedAt } = await findSurvey(db, userId, request.of)
  if (survey.subject !== request.subject) refuse(404, 'Такого тесту немає')
  if (!finishedAt) refuse(409, 'Спершу заверши цей тест')
  const withheld = await readWithheld(db, userId, now)
  if (withheld.sittings.has(survey.id)) refuseWithheld(withheld, idsOf(survey.tasks))
  const common = { subject: survey.subject, mode: 'retry' as const, parent: survey.id, papers: [], policy: training }
  if (request.which === 'same') {
    refuseWithheld(withheld, idsOf(survey.tasks))
    const tasks = await inNewestWords(db, survey.tasks)
    const { subjects, policy, papers } = survey
    return { ...common, ...(await sizeOf(db, tasks)), subjects, policy, papers, title: survey.title }
  }
  const tasks =
    request.which === 'wrong'
      ? await inNewestWords(db, await wrongTasks(db, survey))
      : await similarTasks(db, userId, modelsOf(survey, request), seedOf(request.seed), now)
  refuseWithheld(withheld, idsOf(tasks))
  if (tasks.length === 0) refuse(409, request.which === 'wrong' ? 'У цьому тесті немає помилок' : 'Схожих завдань більше немає')
  const size = await sizeOf(db, tasks)
  const about = survey.title.replace(/^(Схожі завдання|Ще одне таке|Помилки): /, '')
  return { ...common, ...size, title: `${titles[request.which]}: ${about}` }
}

const titles = { wrong: 'Помилки', similar: 'Схожі завдання', another: 'Ще одне таке' }

/** The properties that the new tasks must have, and the tasks that they must not repeat. */
function modelsOf(survey: SurveyRow, { which, like }: RequestOf<'retry'>): Models {
  const models = which === 'another' ? survey.tasks.filter(({ id }) => id === like) : survey.tasks
  if (models.length === 0) refuse(422, 'У цьому тесті немає такого завдання')
  return { models, taken: idsOf(survey.tasks) }
}

async function sizeOf(db: Db, references: readonly TaskReference[]): Promise<Pick<Plan, 'subjects' | 'max' | 'tasks'>> {
  const asked = (await readTasks(db, references)).map(({ question }) => question)
  return { subjects: [...new Set(asked.map(({ subject }) => subject))], max: maxOf(asked), tasks: [...references] }
}

async function wrongTasks(db: Db, survey: SurveyRow): Promise<TaskReference[]> {
  const [row] = await db.select({ body: results.body }).from(results).where(eq(results.survey, survey.id))
  return referencesTo((row?.body.items ?? []).filter(({ outcome }) => outcome !== 'right'))
}

async function similarTasks(db: Db, userId: string, { models, taken }: Models, seed: number, now: Date): Promise<TaskReference[]> {
  const asked = (await readTasks(db, models)).map(({ question }) => question)
  const drawn = []
  for (const subject of await readSubjects(db, [...new Set(asked.map((model) => model.subject))])) {
    const mine = asked.filter((model) => model.subject === subject.body.id)
    drawn.push(...similarSet(await readPool(db, userId, subject, now), mine, seed, taken))
  }
  const references = referencesTo(drawn)
  await storeInstances(db, references)
  return references
}
