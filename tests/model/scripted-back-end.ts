export type Reply = { status: number; body?: unknown; headers?: Record<string, string> }
type Waiting = { call: string; bearer: string | null; body: string; reply: (reply: Reply) => void }

const patience = 5000

/**
 * A server whose every answer comes from the test, to the newest request of its kind that was not given up.
 * @param isHeard calls that the test speaks about; others need an answer in `standing`
 */
export function scriptedBackEnd(isHeard: (call: string) => boolean, standing: Record<string, Reply> = {}) {
  const waiting: Waiting[] = []
  const arrivals = new Set<() => void>()
  const find = (call: string | RegExp, bearer?: string): Waiting | undefined =>
    waiting.findLast(
      (each) => (typeof call === 'string' ? each.call === call : call.test(each.call)) && (!bearer || each.bearer === `Bearer ${bearer}`),
    )
  const arrival = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    arrivals.add(resolve)
    return promise.finally(() => arrivals.delete(resolve))
  }

  async function arrived(call: string | RegExp, bearer?: string): Promise<Waiting> {
    const isLate = AbortSignal.timeout(patience)
    for (;;) {
      const found = find(call, bearer)
      if (found) return found
      if (isLate.aborted) throw new Error(`no request ${String(call)} came; there are: ${waiting.map((each) => each.call).join(', ')}`)
      const { promise, resolve } = Promise.withResolvers<void>()
      isLate.addEventListener('abort', () => resolve(), { once: true })
      await Promise.race([arrival(), promise])
    }
  }

  return {
    /** A request as it comes in, `call` being `POST v3/login`; `gone` is aborted when the client gives it up. */
    handle: (request: Omit<Waiting, 'reply'>, gone: AbortSignal): Promise<Reply> =>
      new Promise((reply) => {
        if (!isHeard(request.call)) return reply(standing[request.call] ?? { status: 403 })
        const held = { ...request, reply }
        gone.addEventListener('abort', () => waiting.includes(held) && waiting.splice(waiting.indexOf(held), 1))
        waiting.push(held)
        for (const arrive of arrivals) arrive()
      }),
    /** Holds requests that the test never answers; call the result to release them. A browser holds only six requests open at a time. */
    outdate: (call: RegExp): (() => void) => {
      const old = waiting.filter((each) => call.test(each.call))
      return () => {
        for (const each of old) if (waiting.includes(each)) waiting.splice(waiting.indexOf(each), 1)[0]?.reply({ status: 403 })
      }
    },
    waiting: (): string[] => waiting.map(({ call }) => call),
    answer: async (call: string | RegExp, reply: Reply, bearer?: string): Promise<{ body: string }> => {
      const found = await arrived(call, bearer)
      waiting.splice(waiting.indexOf(found), 1)
      found.reply(reply)
      return found
    },
    arrived,
  }
}
export type ScriptedBackEnd = ReturnType<typeof scriptedBackEnd>

/** A `fetch` that reaches the scripted server alone. */
export const fetchFrom =
  (server: ScriptedBackEnd): typeof fetch =>
  async (input) => {
    const request = input as Request
    const { pathname } = new URL(request.url)
    const gone = Promise.withResolvers<never>()
    request.signal.addEventListener('abort', () => gone.reject(request.signal.reason))
    const call = `${request.method} ${pathname.replace(/^\/api\//, '')}`
    const bearer = request.headers.get('authorization')
    const reply = server.handle({ call, bearer, body: await request.text() }, request.signal)
    const { status, body, headers } = await Promise.race([reply, gone.promise])
    return Response.json(body ?? {}, { status, ...(headers && { headers }) })
  }
