import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ContentPage } from '#contract/content-page'
import { contentPage } from '#samples/content-page'
import { configureApi } from '@/shared/api'
import { ConfigProvider, defaultConfig } from '@/shared/config'
import { FirstAnswersProvider } from '@/shared/lib/first-answers'
import { createPageTitle, PageTitleProvider } from '@/shared/lib/page-title'
import { PrivacyPage, WrittenPage } from './written-page'
import { TeamPage } from './team-page'
import { testClient } from '../../../../tests/fixtures/test-client'

const brand = { ...defaultConfig.brand, legalEntity: 'ТОВ «Зразок»' }

function open(page: ContentPage, view = <TeamPage />, title = createPageTitle()) {
  const answers = { [`v3/pages/${page.id}`]: { data: { page } } }
  render(
    <ConfigProvider value={{ ...defaultConfig, brand }}>
      <PageTitleProvider value={title}>
        <FirstAnswersProvider value={{ path: page.path, answers }}>{view}</FirstAnswersProvider>
      </PageTitleProvider>
    </ConfigProvider>,
  )
}

beforeEach(() => void vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) }))

test('a page is there at once: heading, parts with anchors, the way to each of them', () => {
  const title = createPageTitle()
  open(contentPage, <TeamPage />, title)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Команда')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id, textContent }) => [id, textContent])).toEqual([
    ['first', 'Навіщо'],
    ['figures', 'Цифри'],
  ])
  const [contents] = screen.getAllByRole('navigation', { name: 'Зміст' })
  const links = within(contents as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#first', '#figures'])
  expect(title.read()).toBe('Команда')
})

test('blanks are filled from the configuration, and one that is empty says what is missing', () => {
  open(contentPage)
  expect(screen.getByText('Пише ТОВ «Зразок», [адреса пошти].')).toBeVisible()
})

test('the figures of the review stand with their sum', () => {
  open(contentPage)
  const rows = within(screen.getByRole('table', { name: 'Перевірка завдань' })).getAllByRole('row')
  expect(rows.map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent))).toEqual([
    ['Предмет', 'Написано', 'Збіглося одразу', 'Виправлено', 'Вилучено'],
    ['Математика', '10', '7', '2', '1'],
    ['Історія', '5', '5', '0', '0'],
    ['Разом', '15', '12', '2', '1'],
  ])
})

test('a legal text says its version and that no lawyer has read it, and can be printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  open(
    { ...contentPage, id: 'privacy', path: '/privacy', updated: '2026-11-21', legal: { version: '2026-11-21', isReviewed: false } },
    <PrivacyPage />,
  )
  expect(screen.getByText('21 листопада 2026').parentElement).toHaveTextContent(/^Версія від 21 листопада 2026$/)
  expect(screen.getByText('Потрібна перевірка юриста')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Надрукувати' }))
  expect(print).toHaveBeenCalledOnce()
})

test('once a lawyer has read it the mark is gone', () => {
  open({ ...contentPage, id: 'privacy', path: '/privacy', legal: { version: '2026-11-21', isReviewed: true } }, <PrivacyPage />)
  expect(screen.queryByText('Потрібна перевірка юриста')).not.toBeInTheDocument()
})

test('a page that does not come can be asked for again', async () => {
  const answers = [Response.json({ errorMessage: 'Сервер перевантажено' }, { status: 400 }), Response.json({ data: { page: contentPage } })]
  const asked: string[] = []
  configureApi({
    ...testClient,
    session: { ...testClient.session, bearer: async () => null },
    fetch: async (input) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname)
      return answers.shift() ?? Response.error()
    },
  })
  render(<WrittenPage params={{ slug: 'nmt/bali' }} />)
  expect(await screen.findByText('Сервер перевантажено.')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Спробувати ще' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Команда' })).toBeVisible()
  expect(asked).toEqual(['/api/v3/pages/nmt.bali', '/api/v3/pages/nmt.bali'])
})
