import { pageTitles } from '#contract/page-titles'
import { listSubjects } from '../../content/subjects/catalogue.ts'
import type { Showcase } from '../../content/showcase/open-showcase.ts'
import type { Db } from '../../store/store.ts'
import type { PageContent } from './page-content.ts'

const description =
  'Завдання у форматі НМТ-2026, бал за шкалою 100–200 і пояснення до кожного варіанта відповіді. Безкоштовно, без реєстрації, працює без світла.'

/** The first page of the site; its words are of one day. */
export async function firstPage(db: Db, { day, task, counts }: Showcase): Promise<PageContent> {
  return {
    head: { title: pageTitles.landing, description, path: '/', crumbs: [] },
    edition: day,
    answers: {
      'v3/task-of-the-day': { data: { task } },
      'v3/content-counts': { data: { counts } },
      'v3/subjects': { data: { subjects: await listSubjects(db) } },
    },
  }
}
