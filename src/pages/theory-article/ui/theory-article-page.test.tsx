import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { markForeign } from '#domain/foreign-text'
import type { Article } from '#contract/theory'
import { readMarks } from '@/entities/theory'
import { FirstAnswersProvider } from '@/shared/lib/first-answers'
import { article } from '#samples/theory'
import { TheoryArticlePage } from './theory-article-page'

const path = '/subjects/math/theory/notes/stepeni'

/** Opens the page as the server has sent it along. */
function open(change: Partial<Article> = {}, asked = 'stepeni') {
  const { hook, history } = memoryLocation({ path, record: true })
  const answers = { [`v3/subjects/math/theory/notes/${asked}`]: { data: { article: { ...article, ...change } } } }
  render(
    <Router hook={hook}>
      <FirstAnswersProvider value={{ path, answers }}>
        <TheoryArticlePage params={{ subject: 'math', type: 'notes', seoCode: asked }} />
      </FirstAnswersProvider>
    </Router>,
  )
  return { user: userEvent.setup(), history }
}

beforeEach(() => readMarks.forget())

test('an article is there at once: heading, gist, sections with anchors, the way back', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Степені й корені')
  expect(screen.getByText('Корінь — це степінь із дробовим показником.')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id, textContent }) => [id, textContent])).toEqual([
    ['first', 'Що таке степінь'],
    ['second', 'Що таке корінь'],
    ['exam', 'Як це питають на НМТ'],
    ['', 'Перевір себе: 7 завдань'],
  ])
  const way = within(screen.getByRole('navigation', { name: 'Шлях до сторінки' }))
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/subjects',
    '/subjects/math',
    '/subjects/math/theory/notes',
  ])
})

test('foreign words of section titles have their language in the table of contents too', () => {
  const section = article.blocks.find(({ kind }) => kind === 'section')
  if (section?.kind !== 'section') throw new Error('the sample has no section')
  const text = markForeign([{ kind: 'paragraph', children: [{ kind: 'text', text: 'Після yesterday — минулий час' }] }], 'en')
  open({ blocks: [{ ...section, title: 'Past Simple: форма', text } as typeof section] })
  const [contents] = screen.getAllByRole('navigation', { name: 'Зміст' })
  expect(contents?.querySelector('a [lang=en]')).toHaveTextContent('Past Simple')
  expect(contents?.querySelector('a')).toHaveTextContent('Past Simple: форма')
})

test('the end leads to the test of the article and to the next one', () => {
  open()
  expect(screen.getByRole('link', { name: 'До тесту' })).toHaveAttribute('href', '/subjects/math/theory/notes/test-math.test.powers')
  expect(screen.getByRole('link', { name: /Наступний.*Логарифми/ })).toHaveAttribute('href', '/subjects/math/theory/notes/logaryfmy')
})

test('the steps of an example are folded, in order, with the answer last', () => {
  open()
  const steps = screen.getAllByText(/^(Спробуй без підказок|Крок|Відповідь)/).map((summary) => summary.textContent)
  expect(steps).toEqual(['Спробуй без підказок, а тоді відкрий крок 1', 'Крок 2', 'Відповідь'])
})

test('a wrong answer inside the text is marked and explained, and may be tried again', async () => {
  const { user } = open()
  const check = within(await screen.findByRole('region', { name: 'Зупинись і перевір себе' }))
  const send = await check.findByRole('button', { name: 'Перевірити' })
  expect(send).toBeDisabled()
  await user.click(check.getByRole('radio', { name: /3/ }))
  await user.click(send)
  expect(check.getByText('Неправильно.')).toBeVisible()
  expect(check.getByText('Це замало.')).toBeVisible()
  await user.click(check.getByRole('button', { name: 'Ще раз' }))
  await user.click(check.getByRole('radio', { name: /4/ }))
  await user.click(check.getByRole('button', { name: 'Перевірити' }))
  expect(check.getByText('Правильно.')).toBeVisible()
})

test('a section that was read is ticked in the table of contents', () => {
  readMarks.mark('math.th.powers', 'first')
  open()
  const contents = within(screen.getAllByRole('navigation', { name: 'Зміст' })[0] ?? document.body)
  expect(contents.getByRole('link', { name: /^Що таке степінь ?\(прочитано\)$/ })).toHaveAttribute('href', '#first')
  expect(contents.getByRole('link', { name: 'Що таке корінь' })).toHaveAttribute('href', '#second')
})

test('an article that has moved is shown under its present address', () => {
  const { history } = open({}, 'ancient')
  expect(history).toEqual([path])
})
