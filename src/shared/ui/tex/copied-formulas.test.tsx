import katex from 'katex'
import { afterEach, expect, test } from 'vitest'
import { formulaRules } from '#domain/formula/rules'
import { copyFormulas } from './copied-formulas'

afterEach(() => document.body.replaceChildren())

/** Lays out paragraphs in which `$…$` are formulas. */
function page(...paragraphs: string[]) {
  for (const words of paragraphs) {
    const line = document.createElement('p')
    for (const [index, part] of words.split('$').entries()) {
      const run = document.createElement('span')
      if (index % 2 === 1) katex.render(part, run, formulaRules)
      else run.textContent = part
      line.append(run)
    }
    document.body.append(line)
  }
}

/** Copies from one node to another; null where the browser’s own copy stays. */
function copied(from: Node, to: Node): Record<string, string> | null {
  getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length)
  const kept: Record<string, string> = {}
  const event = Object.assign(new Event('copy', { cancelable: true }), {
    clipboardData: { setData: (kind: string, text: string) => (kept[kind] = text) },
  })
  copyFormulas(event as unknown as ClipboardEvent)
  return event.defaultPrevented ? kept : null
}

test('a copied formula pastes once, as text, in its line', () => {
  page('Розв’яжи $x^2=4$ і запиши', 'площу $\\frac{a+b}{2}h$.')
  const { body } = document
  expect(copied(body, body)?.['text/plain']).toBe('Розв’яжи x²=4 і запиши\nплощу (a+b)/2h.')
  expect(copied(body, body)?.['text/html']).not.toMatch(/katex|<math/)
})

test('a formula of which a part is selected is copied whole', () => {
  page('Число $\\sqrt{2}$ ірраціональне')
  const inside = document.querySelector('.katex-html .mord') ?? document.body
  expect(copied(inside, document.body)?.['text/plain']).toBe('√2 ірраціональне')
})

test('a selection without formulas is left to the browser', () => {
  page('Лише слова')
  expect(copied(document.body, document.body)).toBeNull()
})
