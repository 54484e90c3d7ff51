import { expect, test } from 'vitest'
import { readSource } from '../../server/content/source.ts'
import { articleComplaints } from './articles.ts'
import { articleFiles, type ArticleFile } from './sources.ts'

const articles = articleFiles(await readSource('content'))
const demand = 'стаття має починатися з рисунка'
const complaintsAbout = (article: ArticleFile) => articleComplaints([article], [], []).filter((complaint) => complaint.includes(demand))
const named = (file: string): ArticleFile => {
  const found = articles.find((article) => article.file.endsWith(file))
  if (!found) throw new Error(`немає статті ${file}`)
  return found
}
const withoutFirst = (written: ArticleFile): ArticleFile => ({
  ...written,
  article: { ...written.article, blocks: written.article.blocks.slice(1) },
})

test('every article of geometry, functions, geography, biology and history opens with a figure', () => {
  expect(articles.flatMap(complaintsAbout)).toEqual([])
})

test.each(['math/theory/notes/trykutnyky.yaml', 'math/theory/notes/tila-obertannia.yaml', 'math/theory/notes/pokhidna.yaml'])(
  'an article of mathematics that must be seen, %s, is named once its figure is gone',
  (file) => {
    const without = withoutFirst(named(file))
    expect(complaintsAbout(without)).toEqual([`${without.file}: ${demand}`])
  },
)

test.each(['history/theory/notes/ruina.yaml', 'geography/theory/notes/aziia.yaml', 'biology/theory/notes/budova-klityny.yaml'])(
  'an article whose figure comes after the text, %s, is named',
  (file) => {
    const written = named(file)
    const [figure, ...rest] = written.article.blocks
    const late = { ...written, article: { ...written.article, blocks: [...rest, ...(figure ? [figure] : [])] } }
    expect(complaintsAbout(late)).toEqual([`${written.file}: ${demand}`])
  },
)

test('an article of another kind may open with words', () => {
  expect(complaintsAbout(withoutFirst(named('math/theory/notes/loharyfmy.yaml')))).toEqual([])
})

test('a block that is named as a part of the page itself is named', () => {
  const written = named('math/theory/notes/loharyfmy.yaml')
  const [first, ...rest] = written.article.blocks
  const blocks = first ? [{ ...first, id: 'root' }, ...rest] : []
  const said = articleComplaints([{ ...written, article: { ...written.article, blocks } }], [], [])
  expect(said).toContainEqual(expect.stringContaining('розділ «root» зветься, як частина самої сторінки'))
  expect(articleComplaints(articles, [], []).filter((complaint) => complaint.includes('частина самої сторінки'))).toEqual([])
})
