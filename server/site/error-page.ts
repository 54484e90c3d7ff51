import type { PageContent } from './page-content.ts'

const longestQuery = 500

/** The page of errors. Its words depend on the query alone, of which there are too many to be kept. */
export function errorPage(query: string): PageContent {
  const head = { title: 'Помилка', description: 'Що сталося, що вціліло і що робити далі.', path: '/error', crumbs: [] }
  return { head, answers: {}, query: query.length > longestQuery ? '' : query, isKept: false, isIndexed: false }
}
