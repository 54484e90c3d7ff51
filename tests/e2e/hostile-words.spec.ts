import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Survey } from '../../domain/survey.ts'
import { countRun, hostileMarkdown, hostileWords, watchRuns } from './hostile-words.ts'
import { fillSignIn, leaveInStorage, newPerson, openSignedIn, register, toast } from './people.ts'
import { expect, test } from './site.ts'

// Without the policy, so that every place answers for itself.
test.use({ bypassCSP: true })
test.beforeEach(({ page }) => watchRuns(page))

const most = (length: number) => hostileWords.filter((word) => word.length <= length)
const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })

/** Nothing has run, nothing became an element; a row of the report says how many words stood there, and how many were read as words. */
async function expectWords(page: Page, sink: string, words: readonly string[], text?: string): Promise<void> {
  const read = text ?? (await page.evaluate(() => document.body.textContent))
  const values = await page.locator('input, textarea').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const plain = (each: string) => each.replaceAll(/\s+/g, ' ')
  const shown = words.filter(
    (word) => plain(read).includes(plain(word)) || values.some((value) => plain(value).includes(plain(word))),
  ).length
  const { ran, markup } = await countRun(page)
  console.info(`| ${sink} | ${words.length} | ${shown} | ${markup} | ${ran} |`)
  expect({ sink, shown, markup, ran }).toEqual({ sink, shown: words.length, markup: 0, ran: 0 })
}

test('names of pupils and of a group stay words, on the profile and before the teacher', async ({ page }) => {
  const { token } = await openSignedIn(page, '/profile')
  const names = most(100).filter((name) => name.length >= 3)
  const call = async (method: 'get' | 'post', path: string, as: string, data?: object) =>
    (await (await page.request[method](`/api/v3/${path}`, { headers: headersOf(as), ...(data && { data }) })).json()).data
  for (const name of names.slice(0, 4)) {
    await call('post', 'user', token, { name })
    await page.goto('/profile')
    await expect(page.getByLabel('Ім’я')).toHaveValue(name)
    await expectWords(page, 'name of the account', [name])
  }
  const { products } = await call('get', 'products', token)
  const product = products.find(({ kind }: { kind: string }) => kind === 'group').id
  const { checkout } = await call('post', 'payments', token, { product, seats: 8 })
  const { data, signature } = checkout
  await page.request.post('/api/sandbox/liqpay/decision', { form: { data, signature, status: 'sandbox' } })
  const { owned } = await call('get', 'groups', token)
  const group = owned[0].id as string
  const title = '<img src=x onerror=globalThis.ran(1)>'
  await call('post', `groups/${group}`, token, { title })
  const labels = names.filter(({ length }) => length <= 60).slice(8, 12)
  await call('post', `groups/${group}/invitations`, token, { kind: 'person', labels })
  const { group: seen } = await call('get', `groups/${group}`, token)
  const code = seen.invitations.find(({ kind }: { kind: string }) => kind === 'class').code as string
  const members = names.slice(0, 8)
  for (const name of members) {
    const pupil = (await register(page)).token
    await call('post', 'user', pupil, { name })
    await call('post', 'group-invitations/join', pupil, { code, sharesResults: true })
  }
  await page.goto(`/group-premium?group=${group}&view=settings`)
  await expect(page.getByText(members[0] ?? '').first()).toBeVisible()
  await expectWords(page, 'names and title of a group', [title, ...members])
})

test('own decks and cards stay words and formulas, in lists, in the preview of an import and in a review', async ({ page }) => {
  test.slow()
  const { token } = await openSignedIn(page, '/flashcard')
  const at = new Date().toISOString()
  const titles = most(80)
  const decks = titles.map((title) => ({ id: randomUUID(), title }))
  const [first, second, third] = decks.map(({ id }) => id)
  const gaps = hostileWords.filter((word) => !/[{}]/.test(word)).slice(0, 9)
  const basic = (deck: string | undefined) => (word: string) => ({ id: randomUUID(), deck, kind: 'basic', front: word, back: word })
  const cards = [
    ...hostileWords.slice(0, 15).map(basic(first)),
    ...hostileWords.slice(15).map(basic(second)),
    ...hostileMarkdown.map(basic(third)),
    ...gaps.map((word) => ({ ...basic(third)(word), kind: 'cloze', front: `пропуск {{c1::${word}::${word}}}` })),
  ]
  const writes = [...decks.map((deck) => ({ kind: 'deck.written', deck })), ...cards.map((card) => ({ kind: 'card.written', card }))].map(
    (write) => ({ id: randomUUID(), at, ...write }),
  )
  expect((await page.request.post('/api/v3/flashcards/own', { headers: headersOf(token), data: { writes } })).status()).toBe(200)
  await page.goto('/flashcard?tab=decks')
  await expect(page.getByText(titles.at(-1) ?? '').first()).toBeVisible()
  await expectWords(page, 'titles of decks', titles)
  const lists: [string, string | undefined, readonly string[], number][] = [
    ['cards in a list', first, hostileWords.slice(0, 15), 15],
    ['more cards in a list', second, hostileWords.slice(15), 15],
    ['formulas, strong words and gaps in a list', third, gaps, 18],
  ]
  for (const [sink, deck, words, count] of lists) {
    await page.goto(`/flashcard?tab=decks&deck=${deck}`)
    await expect(page.getByRole('region', { name: 'Картки колоди' }).getByText(`з ${count} карток`)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Редагувати/ })).toHaveCount(count)
    await expectWords(page, sink, words)
  }
  await page.goto(`/flashcard?review=cram&deck=${third}`)
  const show = page.getByRole('button', { name: 'Показати', exact: true })
  for (let count = 0; count < 12; count++) {
    await expect(show).toBeVisible()
    await page.keyboard.press('Space')
    await expect(show).toHaveCount(0)
    await page.keyboard.press('2')
  }
  await expectWords(page, 'cards in a review', gaps, gaps.join(' '))
  await page.goto('/flashcard?tab=create')
  const rows = hostileWords.slice(0, 10).map((word) => `"${word.replaceAll('"', '""')}","${word.replaceAll('"', '""')}"`)
  await page.getByText('З таблиці', { exact: true }).click()
  await page.getByLabel('Таблиця').fill(rows.join('\n'))
  await page.getByRole('button', { name: 'Переглянути' }).click()
  await expect(page.getByRole('region', { name: 'Перегляд' })).toBeVisible()
  await expectWords(page, 'preview of an import', hostileWords.slice(0, 10))
})

test('what is searched for, and what stands in an address, stays words', async ({ page }) => {
  await page.goto('/search')
  const field = page.getByRole('searchbox').first()
  for (const word of hostileWords.slice(0, 12)) {
    await field.fill(word)
    await expect(field).toHaveValue(word)
  }
  await expectWords(page, 'search', hostileWords.slice(11, 12))
  const bad = hostileWords.slice(0, 4)
  for (const word of bad) {
    const said = encodeURIComponent(word)
    await page.goto(`/nema/${said}`)
    await expect(page.getByRole('heading', { name: '404 - Сторінка не знайдена' })).toBeVisible()
    for (const path of [
      `/error?code=${said}`,
      `/flashcard?tab=${said}&deck=${said}`,
      `/auth?reason=${said}&returnTo=${said}`,
      `/search?q=${said}`,
    ])
      await page.goto(path)
  }
  await expectWords(page, 'addresses', bad, bad.join(' '))
  for (const target of ['javascript:globalThis.ran(1)', 'data:text/html,<script>globalThis.ran(1)</script>', '//evil.example'])
    await page.goto(`/auth?returnTo=${encodeURIComponent(target)}`)
  await expectWords(page, 'the way back after a sign-in', [], '')
})

test('a note beside a text stays words', async ({ page }) => {
  const words = hostileWords.join('\n')
  const { token } = await openSignedIn(page, '/subjects')
  const headers = headersOf(token)
  const made = await page.request.post('/api/v3/surveys', { headers, data: { mode: 'nmt', subject: 'english', paper: 'nmt-eng-1' } })
  const { survey } = ((await made.json()) as { data: { survey: Survey } }).data
  const { id: question, stimulus } = survey.questions.find((each) => each.stimulus) ?? {}
  const at = new Date().toISOString()
  const client = randomUUID()
  const events = [{ kind: 'open' }, { kind: 'visit', question }, { kind: 'note', stimulus: stimulus?.id, text: words }].map(
    (fact, index) => ({ id: randomUUID(), at, client, seq: index + 1, ...fact }),
  )
  const told = await page.request.post(`/api/v3/surveys/${survey.id}/events`, { headers, data: { events } })
  expect(await told.text()).toContain('accepted')
  await page.goto(`/subjects/english/survey/${survey.id}`)
  await expect(page.getByLabel('Нотатка').first()).toHaveValue(words)
  await expectWords(page, 'a note beside a text', hostileWords)
})

test('words of the server stay words, in the form and in the corner', async ({ page }) => {
  const errorMessage = hostileWords.slice(0, 6).join(' ')
  await page.route('**/api/v3/login', (route) => route.fulfill({ status: 500, json: { errorMessage } }))
  await page.goto('/no-such-page')
  await page.getByRole('button', { name: 'Увійти' }).click()
  const dialog = await fillSignIn(page, newPerson())
  await expect(dialog.getByRole('alert')).toHaveText(errorMessage)
  await expect(toast(page, 'error', errorMessage)).toBeVisible()
  await expectWords(page, 'words of the server', hostileWords.slice(0, 6))
})

test('what another script has left on the device is not run', async ({ page }) => {
  const [word = ''] = hostileWords
  await leaveInStorage(page, { theme: word, premiumStatus: word, anonymous_token: word, token: word, deviceId: word })
  for (const path of ['/', '/dashboard', '/profile']) await page.goto(path)
  await expectWords(page, 'storage of the device', [word], word)
})
