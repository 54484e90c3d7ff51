import type { ArticleSource } from '../../server/content/authoring/theory-source.ts'
import type { ArticleFile, TableFile, TaskFile } from './sources.ts'

/** Topics whose articles open with something to look at. */
const seen = /^(geography|biology|history|math\.(plane|solid|functions))\./
/** Places of the page that an article stands in: no block has their name. */
const ofPage = new Set(['root', 'main'])
const [fewestWords, mostWords] = [600, 1300]

/** Articles that are too short or too long, lack what teaches, or name a task or a page that does not exist. */
export function articleComplaints(articles: readonly ArticleFile[], tables: readonly TableFile[], tasks: readonly TaskFile[]): string[] {
  const training = new Set(tasks.filter(({ isTraining }) => isTraining).flatMap(({ questions }) => questions.map(({ id }) => id)))
  const codes = new Map(articles.map((each) => [`${each.subject}/${each.seoCode}`, new Set(each.article.blocks.map(({ id }) => id))]))
  const pages = new Set([
    ...articles.map(({ subject, type, seoCode }) => `/subjects/${subject}/theory/${type}/${seoCode}`),
    ...articles.map(({ subject, type }) => `/subjects/${subject}/theory/${type}`),
    ...tables.map(({ subject, type }) => `/subjects/${subject}/theory/${type}`),
    ...tasks.map(({ subject }) => `/subjects/${subject}`),
  ])
  return [
    ...articles.flatMap(({ file, article }) =>
      [...own(article, training), ...firstScreen(article), ...deadLinks(textsOf(article), pages)].map((what) => `${file}: ${what}`),
    ),
    ...tasks.flatMap(({ subject, questions }) =>
      questions.flatMap(({ id, theory }) => {
        const [code = '', block] = theory?.split('#') ?? []
        const blocks = codes.get(`${subject}/${code}`)
        if (theory === undefined || (blocks && (block === undefined || blocks.has(block)))) return []
        return [`${id}: немає статті або розділу ${theory}`]
      }),
    ),
  ]
}

function own(article: ArticleSource, training: ReadonlySet<string>): string[] {
  const words = textsOf(article).join(' ').split(/\s+/).length
  const count = (kind: string) => article.blocks.filter((block) => block.kind === kind).length
  const named = [
    ...article.test.questions,
    ...article.blocks.flatMap((block) => (block.kind === 'check' ? [block.question] : block.kind === 'exam' ? block.questions : [])),
  ]
  const ids = article.blocks.map(({ id }) => id)
  return [
    words < fewestWords || words > mostWords ? `слів ${words}, а має бути від ${fewestWords} до ${mostWords}` : '',
    count('example') < 2 ? 'має бути два розв’язані приклади' : '',
    count('mistake') < 1 ? 'немає типової помилки' : '',
    new Set(article.test.questions).size < 7 ? 'завдання в перевірці повторюється' : '',
    new Set(ids).size < ids.length ? 'розділ повторюється' : '',
    ...ids.filter((id) => ofPage.has(id)).map((id) => `розділ «${id}» зветься, як частина самої сторінки`),
    ...named.filter((id) => !training.has(id)).map((id) => `немає тренувального завдання ${id}`),
  ].filter((complaint) => complaint !== '')
}

/** A figure stands before the first word of text, so that a phone shows it without being moved. */
const firstScreen = ({ topics, blocks }: ArticleSource): string[] =>
  topics.some((topic) => seen.test(topic)) && blocks[0]?.kind !== 'figure' && blocks[0]?.kind !== 'movable'
    ? ['стаття має починатися з рисунка']
    : []

const deadLinks = (texts: readonly string[], pages: ReadonlySet<string>): string[] =>
  texts
    .flatMap((text) => [...text.matchAll(/\]\((\/[^)#\s]*)/g)].map(([, address = '']) => address))
    .filter((address) => !pages.has(address))
    .map((address) => `посилання в нікуди: ${address}`)

/** Everything that is read in an article, without the tasks that it asks. */
export const textsOf = ({ blocks }: ArticleSource): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'section':
      case 'exam':
        return [block.text]
      case 'example':
        return [block.problem, ...block.steps, block.answer]
      case 'mistake':
        return [block.wrong, block.right]
      case 'check':
      case 'figure':
      case 'movable':
        return []
    }
  })
