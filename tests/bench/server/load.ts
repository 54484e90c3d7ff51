import { randomUUID } from 'node:crypto'
import { answersAt, right } from '../../api/fixtures/answers.ts'
import { openAsk } from './ask.ts'

/** `proxyHeaders` say which network the pupil is in. */
type Pupil = { token: string; survey: string; proxyHeaders: Record<string, string> }
/** The answers: how many by status, the 99th percentile of accepted answers in milliseconds, and the facts that were acknowledged. */
export type Counted = { byStatus: Record<string, number>; p99: number; acknowledged: Set<string> }

/** Every pupil sends ten facts again and again for `seconds`; whoever is turned away waits as long as he is asked to, as the outbox does. */
export async function load(url: string, pupils: readonly Pupil[], seconds: number): Promise<Counted> {
  const { ask, close } = openAsk(pupils.length)
  const until = performance.now() + seconds * 1000
  const byStatus: Record<string, number> = {}
  const times: number[] = []
  const acknowledged = new Set<string>()
  await Promise.all(
    pupils.map(async ({ token, survey, proxyHeaders }) => {
      let events = answersAt(new Date(), right('one'))
      while (performance.now() < until) {
        const from = performance.now()
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...proxyHeaders,
        }
        const call = { method: 'POST', headers, body: JSON.stringify({ events }) }
        const { status, retryAfter } = await ask(`${url}/api/v3/surveys/${survey}/events`, call)
        byStatus[status] = (byStatus[status] ?? 0) + 1
        if (status === 200) {
          times.push(performance.now() - from)
          for (const { id } of events) acknowledged.add(id)
          events = answersAt(new Date(), right('one'))
        } else await new Promise((resolve) => setTimeout(resolve, Math.max(200, retryAfter * 1000)))
      }
    }),
  )
  close()
  return { byStatus, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0, acknowledged }
}
