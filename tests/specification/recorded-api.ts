import { emptyStatistic } from '#domain/statistic'
import { configureApi } from '@/shared/api'
import { testClient } from '../fixtures/test-client'

export type Recorded = { call: string; body: unknown; headers: Headers }

const text = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => null)

export const user = { id: 'u', is_anonymous: false, name: 'Оля', email: 'o@example.com', avatar_url: null, premium: { status: 'none' } }
const statistic = { ...emptyStatistic, answers_given: 2 }
const session = { success: true, data: { token: 't1' } }

/** The answers of the specification, in its own shapes. */
export const answers: Readonly<Record<string, () => Response>> = {
  'GET v3/user': () => Response.json({ data: { user } }),
  'POST v3/user': () => Response.json({ data: { user } }),
  'DELETE v3/user': () => Response.json({ success: true }),
  'GET v3/user/v2-statistic': () => Response.json({ data: { statistic } }),
  'POST v3/user/avatar': () => Response.json({ data: { upload_url: 'http://site.test/uploads/x' } }),
  'POST v3/register': () => Response.json(session),
  'POST v3/login': () => Response.json(session),
  'POST v3/auth/anonymous': () => Response.json({ data: { token: 'g1' } }),
  'POST v3/auth/google': () => Response.json({ data: { token: 't1' } }),
  'POST v3/auth/apple': () => Response.json({ data: { token: 't1' } }),
  'POST v3/user/logout': () => new Response(null, { status: 204 }),
  'POST v3/reset-password': () => Response.json({ success: true }),
  'POST v3/subscriptions/web/cancel': () => Response.json({ success: true }),
  'GET v3/payments': () => Response.json({ data: { payments: [] } }),
}

export const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname.replace(/^\/api\//, '')}`

/** Notes every call; what the specification does not name is answered with 404. */
export function recorder(changes: Readonly<Record<string, () => Response>> = {}) {
  const calls: Recorded[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const call = nameOf(request)
    calls.push({ call, body: await text(request), headers: request.headers })
    const answer = changes[call] ?? answers[call]
    return answer ? answer() : Response.json({ errorMessage: 'Такої адреси немає' }, { status: 404 })
  }
  return { calls, fetch, named: () => calls.map(({ call }) => call) }
}

/** The API client of the product over a recorder. */
export function recordedApi(changes?: Readonly<Record<string, () => Response>>) {
  const recorded = recorder(changes)
  configureApi({ ...testClient, fetch: recorded.fetch })
  return recorded
}
