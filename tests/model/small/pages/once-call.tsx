import { useOnceCall } from '@/shared/lib/once-call'
import { api } from '@/shared/api'
import type { OnceCallEvent } from '../once-call'
import type { PageHold } from '../page-driver'
import { openPart, refusal, textOf } from './reading'

type Wish = { wish: string }
const perform = async (json: Wish, key: string) => (await api()).post('v3/anything', { json, headers: { 'Idempotency-Key': key } }).text()

/** Any form that makes a call once for each press. */
function Page() {
  const call = useOnceCall(perform)
  return (
    <>
      <h1>{call.state}</h1>
      <button onClick={() => call.make({ wish: 'one' })}>one</button>
      <button onClick={() => call.make({ wish: 'other' })}>other</button>
      <button onClick={call.reset}>anew</button>
      <output>{call.request?.wish}</output>
    </>
  )
}

export const onceCallPage: PageHold<OnceCallEvent> = {
  calls: { perform: 'POST v3/anything' },
  moves: {
    'page opens': { do: () => openPart(<Page />) },
    'visitor presses': ({ wish }) => ({ press: new RegExp(`^${wish}$`) }),
    'server answers': { answer: 'perform', status: 200, body: 'done' },
    'server refuses': { answer: 'perform', ...refusal(501) },
    'visitor begins anew': { press: /^anew$/ },
  },
  read: () => ({ screen: textOf(document.querySelector('h1')), wish: textOf(document.querySelector('output')) }),
  shows: ({ screen, wish }) => ({ screen, wish }),
  isUnoffered: true,
}
