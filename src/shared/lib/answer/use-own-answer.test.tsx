import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configureApi } from '../../api'
import { forgetOwn, keepOwn, ownStored } from './own-shelf'
import { useOwnAnswer } from './use-own-answer'
import { testClient } from '../../../../tests/fixtures/test-client'

const schema = v.object({ data: v.object({ days: v.number() }) })
let answer: () => Response = () => Response.json({ data: { days: 1 } })

function Days() {
  const days = useOwnAnswer('v3/days', schema)
  if (days.state === 'loading') return <p>чекаємо</p>
  if (days.state === 'failed') return <p>немає</p>
  return (
    <p>
      {days.found.days} {days.storedAt ?? 'щойно'} {days.retry && <button onClick={days.retry}>ще раз</button>}
    </p>
  )
}

beforeEach(() =>
  configureApi({
    ...testClient,
    fetch: async () => answer(),
  }),
)
afterEach(forgetOwn)

test('what came once is shown at once the next time, with its time, until the new one comes', async () => {
  keepOwn('v3/days', { data: { days: 7 } }, new Date('2026-11-21T12:20:00.000Z'))
  render(<Days />)
  expect(screen.getByText('7 2026-11-21T12:20:00.000Z')).toBeVisible()
  expect(await screen.findByText('1 щойно')).toBeVisible()
  expect(ownStored('v3/days')?.body).toEqual({ data: { days: 1 } })
})

test('without the server the kept one stays and can be asked for again', async () => {
  keepOwn('v3/days', { data: { days: 7 } }, new Date('2026-11-21T12:20:00.000Z'))
  answer = () => new Response('', { status: 400 })
  render(<Days />)
  const again = await screen.findByRole('button', { name: 'ще раз' })
  answer = () => Response.json({ data: { days: 2 } })
  await userEvent.click(again)
  expect(await screen.findByText('2 щойно')).toBeVisible()
})

test('what cannot be read counts as nothing, and an unknown address as a failure', async () => {
  keepOwn('v3/days', { data: { weeks: 7 } })
  answer = () => new Response('', { status: 404 })
  render(<Days />)
  expect(screen.getByText('чекаємо')).toBeVisible()
  expect(await screen.findByText('немає')).toBeVisible()
})

test('the next visitor finds nothing of the one before', () => {
  keepOwn('v3/days', { data: { days: 7 } })
  forgetOwn()
  answer = () => Response.json({ data: { days: 1 } })
  render(<Days />)
  expect(screen.getByText('чекаємо')).toBeVisible()
  cleanup()
})

test('an answer that comes after its visitor has left is kept for nobody', async () => {
  const coming = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  configureApi({ ...testClient, fetch: async () => (asked.resolve(), coming.promise) })
  render(<Days />)
  await asked.promise
  forgetOwn()
  coming.resolve(Response.json({ data: { days: 9 } }))
  expect(await screen.findByText('9 щойно')).toBeVisible()
  expect(ownStored('v3/days')).toBeNull()
})
