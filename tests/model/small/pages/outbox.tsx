import { vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { OutboxProvider, useOutboxState } from '@/entities/survey'
import { api } from '@/shared/api'
import { outboxMachine, type Delivered, type Outbox } from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import { surroundings } from '@/shared/lib/surroundings'
import type { OutboxEvent } from '../outbox'
import type { PageHold } from '../page-driver'
import { openPart, refusal, textOf } from './reading'

let outbox: Outbox

/** The state of the outbox as a page sees it. */
const State = () => <h1>{useOutboxState(({ value }) => (typeof value === 'string' ? value : 'sending'))}</h1>

function open(): void {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const deliver = fromPromise(async () => (await api()).post('v3/facts').json<Delivered>())
  outbox = createActor(outboxMachine.provide({ actors: { deliver } }), { input: surroundings, ...inspection() }).start()
  openPart(
    <OutboxProvider actor={outbox}>
      <State />
    </OutboxProvider>,
  )
}

/** To the millisecond: what is sent again would give up by itself some seconds later. */
function waitOf(box: Outbox): number {
  const { value, context } = box.getSnapshot()
  return value === 'held' ? 90_500 : 0.5 * Math.min(60_000, 1000 * 2 ** context.failures) + 250
}

const wait = (after: string) => ({ answer: 'deliver', ...refusal(503), headers: { 'Retry-After': after } })

/** A page under the outbox of the site. */
export const outboxPage: PageHold<OutboxEvent> = {
  calls: { deliver: 'POST v3/facts' },
  moves: {
    'page opens': { do: open },
    'something new waits': { do: () => outbox.send({ type: 'outbox.wake' }) },
    'server takes everything': { answer: 'deliver', status: 200, body: { refused: 0 } },
    'server asks to wait': wait('90'),
    'server asks to wait until a time': wait('Mon, 23 Nov 2026 09:01:00 GMT'),
    'nothing arrives': { answer: 'deliver', ...refusal(503) },
    'the wait is over': { do: () => vi.advanceTimersByTimeAsync(waitOf(outbox)) },
  },
  read: () => ({ screen: textOf(document.querySelector('h1')) }),
  // The clock of the page goes on by itself: no time can be named that is to the millisecond.
  without: ['server asks to wait until a time'],
}
