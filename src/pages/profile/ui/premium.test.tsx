import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Payment } from '#contract/payment'
import { paymentOf } from '#samples/payments'
import { configureApi } from '@/shared/api'
import { Premium } from './premium'
import './receipts'
import { testClient } from '../../../../tests/fixtures/test-client'

const until = '2027-07-31T20:59:59.000Z'
const active = { status: 'active', until, is_renewing: false, store: 'web', store_item_id: 'p' } as const

function open(premium: Parameters<typeof Premium>[0]['premium'], payments: Payment[] = []) {
  configureApi({
    ...testClient,
    fetch: async () => Response.json({ data: { payments } }),
  })
  render(<Premium premium={premium} onChange={() => undefined} />)
}
const receipts = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent.replaceAll(/\s/g, ' '))

test('premium that cost no money says so, and so does its receipt', async () => {
  open({ ...active, is_test: true }, [paymentOf({ state: 'paid', paidAt: '2026-11-21T09:00:00.000Z' })])
  expect(await receipts()).toEqual([
    'До кінця сесії НМТ-2027499 ₴оплаченотест, гроші не списано21 листопада№ 7b1f1c3e-0000-4000-8000-000000000001',
  ])
  expect(screen.getAllByText('тест, гроші не списано')).toHaveLength(2)
})

test('a receipt tells the part that went back', async () => {
  open(active, [paymentOf({ state: 'paid', isTest: false, refundedMinor: 20_000 })])
  expect(await receipts()).toEqual([expect.stringContaining('оплаченоповернуто 200 ₴')])
  expect(screen.queryByText('тест, гроші не списано')).toBeNull()
})
