import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusPressed } from './focus-pressed'

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = '<button id="open"><svg id="sign"></svg></button><input id="field" /><p id="words" tabindex="-1">Слова</p>'
  stop = focusPressed()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const by = (id: string) => document.getElementById(id)!

test('a press that gave the focus to nobody gives it to the button, before the button hears of it', () => {
  let focused: Element | null = null
  by('open').addEventListener('click', () => (focused = document.activeElement))
  fireEvent.click(by('sign'), { detail: 1 })
  expect(focused).toBe(by('open'))
})

test('whoever has the focus keeps it', () => {
  by('field').focus()
  fireEvent.click(by('open'), { detail: 1 })
  expect(document.activeElement).toBe(by('field'))
})

test('a press of a key, and one beside all buttons, move no focus', () => {
  fireEvent.click(by('open'), { detail: 0 })
  fireEvent.click(by('words'), { detail: 1 })
  expect(document.activeElement).toBe(document.body)
})
