// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { controlAt, findControl, nameControl } from './controls.ts'
import { controlsNow } from './controls-now.ts'

afterEach(() => document.body.replaceChildren())
const show = (html: string) => (document.body.innerHTML = html)
const plain = (text: string) => text
const names = (line = plain) => controlsNow().map((each) => nameControl(each, controlsNow(), line))

test('a control is named as a screen reader names it: told, pointed at, labelled, hinted at, written, pictured, titled', () => {
  show(`
    <button aria-label="Закрити">×</button>
    <b id="much">Скільки</b><input type="text" aria-labelledby="much" />
    <select id="s"></select><label for="s">Розмір</label>
    <input type="search" placeholder="Шукати" />
    <a href="/">До  <i>пошуку</i></a>
    <button><img alt="Фото" /></button>
    <button title="Ще"></button>`)
  expect(names().map(({ what, name }) => [what, name])).toEqual(
    [
      ['submit', 'Закрити'],
      ['text', 'Скільки'],
      ['select-one', 'Розмір'],
      ['label', 'Розмір'],
      ['search', 'Шукати'],
      ['a', 'До пошуку'],
      ['submit', 'Фото'],
      ['submit', 'Ще'],
    ].map(([what, name]) => [what === 'a' ? expect.any(String) : what === 'label' ? expect.any(String) : what, name]),
  )
})

test('the text of a field is no part of its name', () => {
  show('<textarea>таємне</textarea>')
  expect(names()).toEqual([{ what: 'textarea', name: '', nth: 0 }])
})

test('controls of one name are told apart by their order, and each is found again', () => {
  show('<button>Далі</button><button>Назад</button><button>Далі</button>')
  const controls = controlsNow()
  expect(names().map(({ nth }) => nth)).toEqual([0, 0, 1])
  expect(names().map(findControl)).toEqual(controls)
})

test('the part of a control that was pressed stands for the control, and a word of the page for none', () => {
  show('<p>Слово</p><button><b>Далі</b></button>')
  expect([controlAt(document.querySelector('b')), controlAt(document.querySelector('p')), controlAt(null)]).toEqual([
    document.querySelector('button'),
    null,
    null,
  ])
})

test('a control whose name was partly hidden is found by the rest, or as the last of its kind', () => {
  show('<button>Лист для olia@example.com надіслано</button><button>Інше</button>')
  const hidden = { what: 'submit', name: 'Лист для … надіслано', nth: 0 }
  expect(findControl(hidden)).toBe(controlsNow()[0])
  expect(findControl({ ...hidden, nth: 4 })).toBe(controlsNow()[0])
  expect(findControl({ ...hidden, name: 'Лист', nth: 0 })).toBeNull()
})

test('a long name is cut, and the control is still found by its beginning', () => {
  show(`<button>${'дуже '.repeat(40)}</button>`)
  const [name] = names()
  expect([name?.name.length, findControl(name!)]).toEqual([80, controlsNow()[0]])
})

test('a name with signs of expressions means itself', () => {
  show('<button>f(x) = x^2 + [1]?</button>')
  expect(findControl(names()[0]!)).toBe(controlsNow()[0])
})
