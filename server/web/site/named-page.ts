import { kyivDay } from '#domain/day'
import type { PageContent } from './page-content.ts'

const description =
  'Складу — підготовка до НМТ: завдання у форматі іспиту, розбір кожної відповіді, бали за офіційною шкалою. Безкоштовно, без реєстрації.'

/** A page that its scripts draw: its document only names it, for search engines and messengers. */
export const namedPage = (path: string, title: string): PageContent => ({
  head: { title, description, path, crumbs: [] },
  answers: {},
  isDrawn: false,
})

/** A page of the application: the same frame for everybody, with the day that its words depend on. A frame of one test alone is not kept. */
export const framedPage = (path: string, title: string, now: Date): PageContent => {
  const today = kyivDay(now)
  return {
    ...namedPage(path, title),
    isDrawn: true,
    isKept: !path.includes('/survey/'),
    edition: today,
    answers: { today: { data: today } },
  }
}
