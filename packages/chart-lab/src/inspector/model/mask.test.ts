import { expect, test } from 'vitest'
import { masked, maskedCopy } from './mask.ts'

const token = 'hM9L5HjqRZd9FOgsZR5hKyG3PMPNh27A8gKerHQAq6w'

test('a bearer is masked wherever it stands: as an output, in a list, in words, in a failure', () => {
  const told = [
    { type: 'xstate.done.actor.logIn', output: token },
    { bearer: 'b' },
    [`Bearer ${token}`],
    new Error(`refused ${token}`),
    token,
  ]
  const text = masked(told)
  expect(text).not.toContain(token)
  expect(JSON.parse(text)).toEqual([
    { type: 'xstate.done.actor.logIn', output: '•••' },
    { bearer: '•••' },
    ['Bearer •••'],
    'Error: refused •••',
    '•••',
  ])
})

test('names, addresses, telephone numbers and signed tokens of a visitor are masked', () => {
  const visitor = {
    name: 'Олена',
    fullName: 'Олена Коваль',
    note: 'пиши на olena.koval@example.com або +38 (067) 123-45-67',
    id: 'eyJhbGciOi.eyJzdWIiOiI.c2lnbmF0dXJl',
    plan: 'олена',
  }
  expect(maskedCopy(visitor)).toEqual({ name: '•••', fullName: '•••', note: 'пиши на ••• або •••', id: '•••', plan: 'олена' })
})

test('what tells nobody who it is stays readable', () => {
  const context = {
    paper: '0f9d2c1e-6a53-4c88-9a0e-5f1f4d1c2b3a',
    question: 'math-t-trig-04',
    at: '2026-11-23T03:46:31.551Z',
    count: 12,
    isDue: true,
  }
  expect(maskedCopy(context)).toEqual(context)
})
