import type { PageContent } from './page-content.ts'

const description =
  'Складу — підготовка до НМТ: завдання у форматі іспиту, розбір кожної відповіді, бали за офіційною шкалою. Безкоштовно, без реєстрації.'

/** A page that its scripts draw: its document only names it, for search engines and messengers. */
export const namedPage = (path: string, title: string): PageContent => ({
  head: { title, description, path, crumbs: [] },
  answers: {},
  isDrawn: false,
})
