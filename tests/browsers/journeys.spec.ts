import { randomUUID } from 'node:crypto'
import type { Survey } from '../../domain/survey.ts'
import { allForms, withAllForms } from '../e2e/all-forms.ts'
import { paper } from '../e2e/paper.ts'
import { expect, test } from './engines.ts'
import type { Sought, Visitor } from './visitor.ts'

test.describe.configure({ timeout: 240_000 })

/** Journeys in every engine that Debian has. Those marked `@short` run before each merge, all of them by night. */
const button = (name: string | RegExp, inside?: Sought): Sought => ({ role: 'button', name, ...(inside && { inside }) })
const link = (name: string | RegExp, inside?: Sought): Sought => ({ role: 'link', name, ...(inside && { inside }) })
const region = (name: string | RegExp): Sought => ({ role: 'region', name })

test('a stranger answers the task of the day and learns why @short', async ({ visitor, look }) => {
  await visitor.go('/')
  const task = region('Завдання дня')
  await visitor.choose({ role: 'radio', inside: task })
  await visitor.press(button('Перевірити', task))
  await visitor.see({ words: /^(Правильно\.|Неправильно\. Ось чому:)$/ })
  await look('landing')
  await visitor.press(button('Ще 10 таких', task))
  await visitor.isAt(/\/survey\/topics-/)
  await visitor.see({ role: 'heading', name: /^Завдання 1 з/ })
})

test('the day of a guest stands with its subjects and its steps @short', async ({ visitor, look }) => {
  await visitor.go('/dashboard')
  await visitor.see(link(/^Математика/, region('Мої предмети')))
  await visitor.see(region('Сьогодні'))
  expect(await visitor.run(() => localStorage.getItem('anonymous_token') !== null)).toBe(true)
  await look('dashboard')
})

test('an article has its formulas, whole, and no line begins with a sign of one @short', async ({ visitor, look }) => {
  await visitor.go('/subjects/math/theory/notes/stepeni-ta-koreni')
  await visitor.see({ css: 'main .katex .sqrt svg' })
  await expect.poll(() => visitor.count({ css: 'main .katex .sqrt svg' }), { timeout: 20_000 }).toBeGreaterThan(50)
  // A narrow window has nothing beside the text.
  await visitor.resize(400)
  for (let width = 300; width < 900; width += 12) {
    const { signs, torn } = await visitor.run(tearSigns, width)
    expect(signs).toBeGreaterThan(50)
    expect([width, torn]).toEqual([width, []])
  }
  await visitor.run(() => document.querySelector('main')?.removeAttribute('style'))
  await look('article')
})

const heading = (name: string | RegExp): Sought => ({ role: 'heading', name })

test('a practice with a task of every form is answered and checked', async ({ visitor, origin, look }) => {
  await visitor.go('/subjects/math/tests/quick')
  await visitor.press(button(/^Почати/))
  await visitor.isAt(/\/survey\/quick-/)
  origin.change(/\/v3\/surveys\/quick-[\w-]+$/, (body) => {
    const answer = JSON.parse(body) as { data: { survey: Survey } }
    return JSON.stringify({ ...answer, data: { ...answer.data, survey: withAllForms(answer.data.survey) } })
  })
  // The server knows nothing of these tasks: their answers stay on the device.
  origin.cut(/\/v3\/surveys\/[\w-]+\/events$/)
  await visitor.go(await visitor.run(() => location.pathname))
  let number = 1
  for (const [index, { form, numbers }] of allForms.entries()) {
    await visitor.see(heading(new RegExp(`^Завдання ${number}\\D`)))
    number += numbers
    await answerSomehow(visitor)
    if (form === 'gap') await look('gaps')
    await visitor.press(button('Перевірити'))
    const verdict = region('Перевірка')
    await visitor.see(verdict, form)
    expect([form, await visitor.text(verdict)]).toEqual([form, expect.stringMatching(/равильно|Частково/)])
    if (index < allForms.length - 1) await visitor.press(button(/^Далі|^Наступне/))
  }
})

test('a paper outlives a reload, without a network too, and is handed in to a result', async ({ visitor, origin, look }) => {
  await visitor.go('/subjects/math/tests/nmt')
  await untilKept(visitor)
  await visitor.press(button(/^Почати/))
  await visitor.see(heading('Завдання 1 з 22'))
  await answerFirst(visitor)
  await look('paper')
  await visitor.see({ words: 'Збережено' })
  // A paper is whole without a network, its reference sheet too.
  origin.isUp = false
  await visitor.go(await visitor.run(() => location.pathname))
  await visitor.see({ css: 'article input[type=radio]:checked' })
  await visitor.press(button('Довідкові матеріали'))
  await visitor.see({ css: 'aside[data-open] .katex .sqrt svg' })
  origin.isUp = true
  await visitor.go(await visitor.run(() => location.pathname))
  await visitor.see({ css: 'article input[type=radio]:checked' })
  await handIn(visitor)
  await visitor.isAt(/^\/result\/math\//)
  await visitor.see({ words: /^Поріг не подолано/ })
  await expect.poll(() => visitor.run(() => document.title)).toMatch(/^Результат: 1 з 32/)
  await look('result')
})

test('a card is chosen, shown and graded, and the server has it', async ({ visitor, look }) => {
  await visitor.go('/flashcard?tab=decks')
  const deck: Sought = { role: 'checkbox', name: 'Вчити колоду «Математика: Формули»' }
  await visitor.choose(deck)
  await visitor.press(link('Сьогодні', { role: 'main' }))
  await visitor.press(link(/^Почати/))
  await visitor.see(region(/^Картка 1 з/))
  const first = await visitor.text({ role: 'article' })
  await visitor.press(button('Показати'))
  await look('card')
  await visitor.press(button(/^Пам’ятаю/))
  await expect.poll(() => visitor.text({ role: 'article' })).not.toBe(first)
  const grades = () =>
    visitor.run(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('anonymous_token')}` }
      const { data } = await (await fetch('/api/v3/reviews', { headers })).json()
      return (data.facts as { grade?: number }[]).flatMap(({ grade }) => grade ?? [])
    })
  await expect.poll(grades, { timeout: 30_000 }).toEqual([3])
})

test('a guest signs up, leaves and comes back', async ({ visitor, look }) => {
  const email = `${randomUUID()}@example.com`
  const password = 'довгий пароль 1'
  const dialog = (name: string): Sought => ({ role: 'dialog', name })
  await visitor.go('/dashboard')
  await visitor.press(button('Увійти'))
  await visitor.press(button('Вперше тут? Зареєструватися'))
  await visitor.type('Повне ім’я', 'Оля Коваль')
  await visitor.type('E-mail', email)
  await visitor.type('Пароль', password)
  await visitor.choose({ role: 'checkbox', inside: dialog('Реєстрація') })
  await look('sign-up')
  await visitor.press(button('Зареєструватися', dialog('Реєстрація')))
  await visitor.see(button('Вийти'))
  await visitor.press(button('Вийти'))
  await visitor.isAt(/^\/$/)
  await expect.poll(() => visitor.run(() => localStorage.getItem('token'))).toBeNull()
  await visitor.go('/dashboard')
  await visitor.press(button('Увійти'))
  await visitor.type('E-mail', email)
  await visitor.type('Пароль', password)
  await visitor.press(button('Увійти', dialog('Вхід')))
  await visitor.see(button('Вийти'))
})

test('a name is changed in the profile, kept, and put back by one press', async ({ visitor, look }) => {
  await signUp(visitor, 'Оля Коваль')
  await visitor.go('/profile')
  await visitor.type('Ім’я', 'Олена Коваль')
  await visitor.press(button('Зберегти'))
  await visitor.see({ words: 'Збережено' })
  await look('profile')
  const name = () => visitor.run(() => document.querySelector<HTMLInputElement>('main input[autocomplete=name]')?.value)
  await visitor.press(button('Повернути попереднє'))
  await expect.poll(name).toBe('Оля Коваль')
  // Until then the page asks whether to leave.
  await visitor.see({ words: 'Збережено' })
  await visitor.go('/profile')
  await expect.poll(name).toBe('Оля Коваль')
})

test('a teacher gives a class a paper, a pupil joins by the code and sits it, and the teacher sees it', async ({
  visitor,
  other,
  look,
}) => {
  await signUp(visitor, 'Вчителька Ганна')
  const desk = `/group-premium?group=${await visitor.run(buyGroup)}`
  await visitor.go(`${desk}&view=works`)
  await visitor.press(button('Призначити варіант'))
  const form: Sought = { role: 'form', name: 'Новий варіант для класу' }
  for (const [label, chosen] of [
    ['Предмет', 'Математика'],
    ['Варіант', paper.title],
  ] as const) {
    await visitor.see({ label, inside: form })
    await expect.poll(() => visitor.run(chooseOption, chosen), { timeout: 30_000, message: `can choose ${chosen}` }).toBe(true)
  }
  await visitor.press(button('Дати класу'))
  await visitor.see(heading(`Математика, ${paper.title}`))
  await look('class')
  await visitor.go(`${desk}&view=invite`)
  const code = (await visitor.text({ words: /^Код: / })).replaceAll(/Код:|\s/g, '')

  await signUp(other, 'Учень Петро')
  await other.go(`/group-premium?join=${code}`)
  await other.choose({ role: 'checkbox', name: /^Показувати мої результати/ })
  await other.press(button('Приєднатися й показувати результати'))
  await other.press(link(/^До завдання: Математика/))
  await other.press(button(/^Почати: Математика/))
  await other.see(heading('Завдання 1 з 22'))
  await answerFirst(other)
  await handIn(other)
  await other.see(heading('Результат'))

  await visitor.go(`${desk}&view=works`)
  await visitor.press(link(/^Відповіді за завданнями: Математика/))
  const row: Sought = { role: 'row', name: /Учень Петро/, inside: { role: 'table', name: `${paper.title}: хто здав` } }
  expect(await visitor.text(row)).toContain('1\u00a0з\u00a032')
})

test('after one visit with a pack the site opens from cold without a network, and tasks of the pack are practised', async ({
  visitor,
  origin,
  look,
}) => {
  await visitor.go('/subjects/math')
  await untilKept(visitor)
  await visitor.press(button('Зберегти запас: Математика'))
  await visitor.see(button('Стерти запас: Математика'))
  origin.isUp = false
  await visitor.go('/dashboard')
  await visitor.see(heading(/^Навчання/))
  await visitor.go('/subjects/math/theory/notes/vidsotky-i-proportsii')
  await visitor.see({ role: 'main' })
  await visitor.go('/subjects/math/tests/quick')
  await visitor.press(button('10 завдань із запасу'))
  await visitor.see(heading(/^Завдання 1 /))
  await answerSomehow(visitor)
  await visitor.press(button('Перевірити'))
  await visitor.see(region('Перевірка'))
  await look('offline')
})

/** Runs in the page. @returns whether the form of a new work has the option, which it chooses. */
function chooseOption(text: string): boolean {
  const option = [...document.querySelectorAll<HTMLOptionElement>('main form option')].find(({ textContent }) => textContent === text)
  const select = option?.closest('select')
  if (!option || !select) return false
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Until the worker has kept the site and answers for this page; it comes once the page is at rest. */
const untilKept = (visitor: Visitor): Promise<void> =>
  expect
    .poll(() => visitor.run(() => navigator.serviceWorker.controller !== null), { timeout: 90_000, message: 'the site is kept' })
    .toBe(true)

/** Makes an account by the API, and leaves its session in the browser as an earlier visit would. */
async function signUp(visitor: Visitor, name: string): Promise<void> {
  await visitor.go('/dashboard')
  // The guest that the page makes would be written over the account.
  await expect.poll(() => visitor.run(() => localStorage.getItem('anonymous_token') !== null), { timeout: 30_000 }).toBe(true)
  await visitor.run(
    async (person: object) => {
      const answer = await fetch('/api/v3/register', { method: 'POST', body: JSON.stringify(person) })
      const { data } = (await answer.json()) as { data: { token: string; refresh_token: string } }
      localStorage.setItem('token', data.token)
      localStorage.setItem('refresh_token', data.refresh_token)
      localStorage.setItem('token_refresh_at', String(Date.now() + 86_400_000))
      localStorage.removeItem('anonymous_token')
    },
    // An address without a place to break it: what shows it has to break it all the same.
    { name, email: `${randomUUID().replaceAll('-', '')}@example.com`, password: 'довгий пароль 1' },
  )
}

/** Runs in the page: pays for five seats as the sandbox does. @returns the id of the group. */
async function buyGroup(): Promise<string> {
  const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'idempotency-key': crypto.randomUUID() }
  const get = async (path: string) => (await (await fetch(path, { headers })).json()).data
  const { products } = await get('/api/v3/products')
  const product = products.find(({ kind }: { kind: string }) => kind === 'group').id
  const begun = await fetch('/api/v3/payments', { method: 'POST', headers, body: JSON.stringify({ product, seats: 5 }) })
  const { data, signature } = (await begun.json()).data.checkout
  await fetch('/api/sandbox/liqpay/decision', { method: 'POST', body: new URLSearchParams({ data, signature, status: 'sandbox' }) })
  return (await get('/api/v3/groups')).owned[0].id
}

/** Answers a task by whatever its form has. */
async function answerSomehow(visitor: Visitor): Promise<void> {
  const parts = {
    field: 'article input[inputmode]',
    opener: 'article ul button[aria-haspopup=dialog]',
    place: 'article [role=group] button[aria-pressed]',
    option: 'article :is(input[type=radio], input[type=checkbox])',
  }
  await visitor.see({ css: Object.values(parts).join(', ') })
  const has = async (css: string) => (await visitor.count({ css })) > 0
  if (await has(parts.field)) return visitor.typeAt({ css: parts.field }, '3')
  if (await has(parts.opener)) {
    await visitor.press({ css: parts.opener })
    await visitor.choose({ css: '[role=dialog] label :is(input, [data-part])' })
    return visitor.misses({ css: '[role=dialog] label' })
  }
  if (await has(parts.place)) return visitor.press({ css: parts.place })
  await visitor.choose({ css: parts.option })
}

const letters = ['А', 'Б', 'В', 'Г', 'Д']

/** Answers the first task of the paper of mathematics rightly. */
async function answerFirst(visitor: Visitor): Promise<void> {
  const [first] = paper.questions
  if (first?.form !== 'single') throw new Error('the first task of the paper is not one of a single choice')
  await visitor.choose({ role: 'radio', name: new RegExp(`^${letters['abcde'.indexOf(first.key)]}(\\s|$)`) })
}

/** Hands the paper in through its question. */
async function handIn(visitor: Visitor): Promise<void> {
  await visitor.press(button('Завершити тест'))
  await visitor.press(button('Завершити тест', { role: 'alertdialog' }))
}

/** Runs in the page, whose text it makes that wide. @returns how many signs stand beside formulas, and those that stand on another line. */
function tearSigns(width: number): { signs: number; torn: string[] } {
  const lineOf = (text: Text, from: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, from + 1)
    return range.getClientRects()[0]
  }
  type Pair = { formula: Element; sign: Text; isAfter: boolean }
  const pairs: Pair[] = []
  for (const formula of document.querySelectorAll('main [data-tex]:not([data-part=scroller])')) {
    const walker = document.createTreeWalker(formula.closest('p, li, td, th, dd, figcaption') ?? document.body, NodeFilter.SHOW_TEXT)
    let before: Text | null = null
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      if (formula.contains(text) || text.data === '') continue
      if (formula.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING) before = text
      else {
        if (/^[,.;:!?)»]/.test(text.data)) pairs.push({ formula, sign: text, isAfter: true })
        break
      }
    }
    if (before && /[(«]$/.test(before.data)) pairs.push({ formula, sign: before, isAfter: false })
  }
  const isTorn = ({ formula, sign, isAfter }: Pair) => {
    const bases = formula.querySelectorAll('.katex-html .katex-base')
    const line = lineOf(sign, isAfter ? 0 : sign.data.length - 1)
    const beside = bases[isAfter ? bases.length - 1 : 0]?.getBoundingClientRect()
    if (!beside) throw new Error(`no parts in ${formula.getAttribute('data-tex')}`)
    return line !== undefined && beside.width > 0 && (isAfter ? line.top > beside.bottom : line.bottom < beside.top)
  }
  const main = document.querySelector('main')
  if (!main) throw new Error('no main')
  // WebKit lays out anew only what it thinks has changed, and forgets parts of lines: a reader’s page is laid out whole.
  main.style.display = 'none'
  main.style.width = `${width}px`
  void main.offsetHeight
  main.style.display = ''
  const torn = pairs.filter(isTorn).map(({ formula, sign }) => `${formula.getAttribute('data-tex')} | ${sign.data.slice(0, 10)}`)
  return { signs: pairs.length, torn }
}
