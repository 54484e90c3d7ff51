import { expect, test } from 'vitest'
import { hintComplaints } from './hints.ts'

const numeric = (key: string, prompt: string, ...hints: string[]) => hintComplaints({ id: 't', form: 'numeric', key, prompt, hints })

test.each([
  ['12', 'Знайдіть площу.', 'Площа дорівнює $12$.', 1],
  ['2.5', 'Знайдіть $x$.', 'Отримаєш $x=2{,}5$.', 1],
  ['12', 'Знайдіть площу.', 'Поділи $312$ на $12{,}5$.', 0],
  ['12', 'Сторона $12$. Знайдіть площу.', 'Піднеси $12$ до квадрата.', 0],
  ['12', 'Знайдіть площу.', 'Площа — добуток сторін.', 0],
])('key %s of «%s»: «%s»', (key, prompt, hint, count) => {
  expect(numeric(key, prompt, hint)).toHaveLength(count)
})

test('the words of the right option are no hint, nor is the same one twice', () => {
  const task = { id: 't', form: 'single', key: 'b', prompt: 'Оберіть.', options: { a: 'гідроліз', b: 'дисоціація' } } as const
  expect(hintComplaints({ ...task, hints: ['Згадай, що таке дисоціація.'] })).toEqual(['t: підказка 1 каже відповідь «дисоціація»'])
  expect(hintComplaints({ ...task, hints: ['Що робить вода?', 'Що робить вода?'] })).toEqual(['t: обидві підказки однакові'])
  expect(hintComplaints({ ...task, hints: ['Що робить вода з йонами?'] })).toEqual([])
})
