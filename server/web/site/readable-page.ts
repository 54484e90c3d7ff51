import { tableDecks } from '../../content/table-decks.ts'
import { pageTitles } from '#contract/page-titles'
import { pluralOf } from '#domain/plural'
import { theoryKindNames } from '#domain/theory-kind'
import { Problem } from '../../base/problem.ts'
import { listSubjects, readSubject } from '../../content/subjects/catalogue.ts'
import type { Db } from '../../store/store.ts'
import { readArticle, withArticleFormulas } from '../../content/theory/article.ts'
import { readContents } from '../../content/theory/catalogue.ts'
import { readLibrary } from '../../content/theory/library.ts'
import { plainInline, plainText } from '../../content/plain-text.ts'
import { contentPageAt } from './content-pages.ts'
import type { PageContent, Sought } from './page-content.ts'

const home = { title: 'Предмети', to: '/subjects' }
const address = /^\/subjects(?:\/(?<subject>[^/]+))?(?:\/(?<second>[^/]+))?(?:\/(?<type>[^/]+))?(?:\/(?<code>[^/]+))?\/?$/

/** Finds what a readable address shows. */
export async function readPage(db: Db, path: string): Promise<Sought> {
  if (!path.startsWith('/subjects')) return wordsPage(db, path)
  const { subject, second, type, code } = address.exec(path)?.groups ?? {}
  if (!address.test(path) || second === 'tests' || second === 'survey' || code?.startsWith('test-')) return null
  return orMissing(async () => {
    if (subject === undefined) return page(await subjectsPage(db))
    if (second === undefined) return page(await subjectPage(db, subject))
    if (second !== 'theory') return type === undefined ? page(await topicPage(db, subject, second)) : { kind: 'missing' }
    if (type === undefined) return { kind: 'missing' }
    if (code === undefined) return page(await libraryPage(db, subject, type))
    return articlePage(db, subject, type, code)
  })
}

/** The readable page, or the word that there is no such page. */
export async function orMissing(read: () => Promise<Sought>): Promise<Sought> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return { kind: 'missing' }
    throw error
  }
}

async function wordsPage(db: Db, path: string): Promise<Sought> {
  const content = await contentPageAt(db, path)
  return content && page(content)
}

export const page = (content: PageContent): Sought => ({ kind: 'page', content })

async function subjectsPage(db: Db): Promise<PageContent> {
  const description =
    'Обов’язкові предмети та предмети на вибір: структура тесту, шкала 100–200, теорія, завдання за темами й повні варіанти НМТ.'
  const head = { title: pageTitles.subjects, description, path: '/subjects', crumbs: [] }
  return { head, answers: { 'v3/subjects': { data: { subjects: await listSubjects(db) } } } }
}

async function subjectAnswers(db: Db, id: string) {
  const [subject, theory] = [await readSubject(db, id), await readContents(db, id)]
  return { subject, theory, answers: { [`v3/subjects/${id}`]: { data: { subject } }, [`v3/subjects/${id}/theory`]: { data: { theory } } } }
}

async function subjectPage(db: Db, id: string): Promise<PageContent> {
  const { subject, answers } = await subjectAnswers(db, id)
  const description = `${subject.title} на НМТ: ${subject.tasks} ${pluralOf(subject.tasks, ['завдання', 'завдання', 'завдань'])}, ${subject.max} ${pluralOf(subject.max, ['бал', 'бали', 'балів'])}, поріг ${subject.threshold}. ${subject.intro}`
  return { head: { title: pageTitles.subject(subject.title), description, path: `/subjects/${id}`, crumbs: [home] }, answers }
}

async function topicPage(db: Db, id: string, topic: string): Promise<PageContent> {
  const { subject, theory, answers } = await subjectAnswers(db, id)
  const section = subject.topics.find((each) => each.id === topic || each.children.some((child) => child.id === topic))
  const found = section?.id === topic ? section : section?.children.find((child) => child.id === topic)
  if (!section || !found) throw new Problem(404, 'Такої теми немає')
  const gists = theory.articles.filter((article) => article.topics.includes(topic)).map(({ gist }) => plainInline(gist))
  const crumbs = [home, { title: subject.title, to: `/subjects/${id}` }]
  if (found !== section) crumbs.push({ title: section.title, to: `/subjects/${id}/${section.id}` })
  const description = [`${found.title}: теорія й завдання НМТ, ${subject.title}.`, ...gists].join(' ')
  return { head: { title: pageTitles.topic(found.title, subject.title), description, path: `/subjects/${id}/${topic}`, crumbs }, answers }
}

async function libraryPage(db: Db, id: string, type: string): Promise<PageContent> {
  const library = await readLibrary(db, id, type)
  const crumbs = [home, { title: library.subject.title, to: `/subjects/${id}` }]
  const intro = library.intro ? plainText(library.intro) : 'Теорія за програмою НМТ з прикладами й самоперевіркою.'
  const description = `${library.title}, ${library.subject.title}. ${intro}`
  const head = {
    title: pageTitles.library(library.title, library.subject.title),
    description,
    path: `/subjects/${id}/theory/${type}`,
    crumbs,
  }
  return { head, answers: { [`v3/subjects/${id}/theory/${type}`]: { data: { library } } } }
}

async function articlePage(db: Db, id: string, type: string, code: string): Promise<Sought> {
  const article = await readArticle(db, id, type, code, await tableDecks(db)())
  const path = `/subjects/${id}/theory/${type}/${article.seoCode}`
  if (article.seoCode !== code) return { kind: 'moved', to: path }
  const crumbs = [
    home,
    { title: article.subject.title, to: `/subjects/${id}` },
    { title: theoryKindNames[article.type], to: `/subjects/${id}/theory/${type}` },
  ]
  const title = pageTitles.article(article.title, article.subject.title)
  const head = { title, description: article.description, path, crumbs, article: { headline: article.title, modified: article.updated } }
  const call = `v3/subjects/${id}/theory/${type}/${code}`
  return page({
    head,
    answers: { [call]: { data: { article } } },
    payload: async () => ({ [call]: { data: { article: await withArticleFormulas(db, article) } } }),
  })
}
