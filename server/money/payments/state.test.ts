import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paymentStateSchema, type PaymentState } from '#contract/payment'
import { stateAfter } from './state.ts'

const reports = fc.array(fc.constantFrom(...paymentStateSchema.options), { maxLength: 12 })
const after = (heard: readonly PaymentState[]): PaymentState => heard.reduce(stateAfter, 'created')

it('reports end alike in any order and however often they are repeated', () => {
  fc.assert(
    fc.property(
      reports.chain((heard) =>
        fc.tuple(fc.constant(heard), fc.shuffledSubarray([...heard, ...heard, ...heard], { minLength: heard.length * 3 })),
      ),
      ([heard, mixed]) => {
        expect(after(mixed)).toBe(after(heard))
      },
    ),
  )
})

it('money that came is never forgotten, and money that went back never counts again', () => {
  fc.assert(
    fc.property(reports, (heard) => {
      const expected = heard.includes('refunded') ? 'refunded' : heard.includes('paid') ? 'paid' : null
      if (expected) expect(after(heard)).toBe(expected)
      else expect(['paid', 'refunded']).not.toContain(after(heard))
    }),
  )
})

it.each([
  ['failed', 'paid', 'paid'],
  ['expired', 'paid', 'paid'],
  ['failed', 'pending', 'failed'],
  ['paid', 'failed', 'paid'],
  ['paid', 'refunded', 'refunded'],
  ['refunded', 'paid', 'refunded'],
  ['pending', 'created', 'pending'],
] as const)('%s, then told %s, is %s', (state, reported, next) => {
  expect(stateAfter(state, reported)).toBe(next)
})
