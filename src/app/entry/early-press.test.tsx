import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatEarlyPress } from './early-press'

const drawn = '<button>Меню</button><details><summary>Крок 1</summary></details><button>Увійти</button><p>Текст</p>'
const presses: string[] = []
const root = () => document.getElementById('root') ?? document.body
const controls = () => [...root().querySelectorAll<HTMLElement>('button, summary')]

/** The page’s own code: the same markup, but alive. */
function come(markup = drawn) {
  root().innerHTML = markup
  for (const control of controls()) control.addEventListener('click', () => presses.push(control.textContent ?? ''))
  repeatEarlyPress(root())
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  document.body.innerHTML = `<div id="root">${drawn}</div>`
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the file is a classic script, run as the document runs it
  new Function(readFileSync('public/early.js', 'utf8'))()
})
afterEach(() => {
  presses.length = 0
  vi.unstubAllGlobals()
})

test('what was pressed before the code came is done once when it is there, the last press alone, with the focus on it', () => {
  controls()[0]?.click()
  controls()[2]?.click()
  come()
  expect(presses).toEqual(['Увійти'])
  expect(document.activeElement).toBe(controls()[2])
  controls()[0]?.click()
  repeatEarlyPress(root())
  expect(presses).toEqual(['Увійти', 'Меню'])
})

test('a press on plain text is no press', () => {
  root().querySelector('p')?.click()
  come()
  expect(presses).toEqual([])
})

test('a control that says something else by then is left alone', () => {
  controls()[2]?.click()
  come(drawn.replace('Увійти', 'Вийти'))
  expect(presses).toEqual([])
})
