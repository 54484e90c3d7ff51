import { expect, test } from './engines.ts'
import type { Sought } from './visitor.ts'

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
  await visitor.press(link('Ще 10 таких', task))
  await visitor.isAt(/^\/subjects\/[a-z]+\/tests\/topics\?topic=/)
  await visitor.see(button(/^Почати/))
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
  for (const width of [360, 400, 768, 1280]) {
    await visitor.resize(width)
    expect([width, await visitor.run(tornSigns)]).toEqual([width, []])
  }
  await look('article')
})

/** Runs in the page. @returns the signs that stand on another line than their formula. */
function tornSigns(): string[] {
  const torn: string[] = []
  const lineOf = (node: Node, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return range.getClientRects()[0]
  }
  for (const formula of document.querySelectorAll('main [data-tex]:not([data-part=scroller])')) {
    const bases = formula.querySelectorAll('.katex-html .base')
    const [first, last] = [bases[0]?.getBoundingClientRect(), bases[bases.length - 1]?.getBoundingClientRect()]
    if (!first || !last || first.width === 0) continue
    const walker = document.createTreeWalker(formula.closest('p, li, td, th, dd, figcaption') ?? document.body, NodeFilter.SHOW_TEXT)
    let before: Text | null = null
    let after: Text | null = null
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      if (formula.contains(text) || text.data === '') continue
      if (formula.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING) before = text
      else {
        after = text
        break
      }
    }
    if (after && /^[,.;:!?)»]/.test(after.data)) {
      const sign = lineOf(after, 0, 1)
      if (sign && sign.top > last.bottom) torn.push(`${formula.getAttribute('data-tex')} | ${after.data.slice(0, 10)}`)
    }
    if (before && /[(«]$/.test(before.data)) {
      const sign = lineOf(before, before.data.length - 1, before.data.length)
      if (sign && sign.bottom < first.top) torn.push(`${before.data.slice(-10)} | ${formula.getAttribute('data-tex')}`)
    }
  }
  return torn
}
