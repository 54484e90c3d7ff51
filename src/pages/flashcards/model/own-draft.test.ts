import { expect, test } from 'vitest'
import { addGap, finishDraft } from './own-draft'

const id = '44444444-4444-4444-8444-444444444444'
const basic = { deck: 'own', kind: 'basic', front: ' Що? ', back: 'Це' } as const

test('what fits becomes a card without spaces at its ends', () => {
  expect(finishDraft(id, basic)).toEqual({ card: { ...basic, id, front: 'Що?' } })
})

test('what is missing is said at its field', () => {
  expect(finishDraft(id, { ...basic, front: ' ' })).toEqual({ errors: { front: 'Тут порожньо' } })
  expect(finishDraft(id, { ...basic, back: '' })).toEqual({ errors: { back: 'Додай відповідь' } })
  expect(finishDraft(id, { ...basic, kind: 'cloze' })).toEqual({ errors: { front: 'Познач хоча б один пропуск' } })
})

test('what is selected becomes the next gap', () => {
  const text = 'Київ заснував Кий'
  const first = addGap(text, 0, 4)
  expect(first).toEqual({ text: '{{c1::Київ}} заснував Кий', cursor: 12 })
  expect(addGap(first.text, first.text.length - 3, first.text.length).text).toBe('{{c1::Київ}} заснував {{c2::Кий}}')
})

test('with nothing selected the gap waits for its word', () => {
  expect(addGap('', 0, 0)).toEqual({ text: '{{c1::слово}}', cursor: 13 })
})
