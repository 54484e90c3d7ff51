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

test('a side that shows a picture needs no words, and a picture is asked of by what is hidden on it', () => {
  const picture = { id, side: 'front', kind: 'picture', name: 'a.webp', words: '' } as const
  const mask = { number: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.2 }
  expect(finishDraft(id, { ...basic, front: '', media: [picture] })).toMatchObject({ card: { front: '', media: [picture] } })
  expect(finishDraft(id, { ...basic, kind: 'occlusion', front: '', back: '', media: [picture], masks: [mask] })).toEqual({
    card: { id, deck: 'own', kind: 'occlusion', front: '', back: '', media: [picture], masks: [mask] },
  })
  expect(finishDraft(id, { ...basic, kind: 'occlusion', media: [picture] })).toEqual({
    errors: { picture: 'Закрий хоча б одне місце на картинці' },
  })
  // Masks of a draft that asks of no picture any more are not kept.
  expect(finishDraft(id, { ...basic, media: [], masks: [mask] })).toEqual({ card: { ...basic, id, front: 'Що?' } })
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
