export type Reply = { status: number; body?: unknown }
type Waiting = { call: string; bearer: string | null; body: string; reply: (reply: Reply) => void }

const patience = 5000

/**
 * A server whose every answer the test decides: no request is answered by itself, one that the client has given up is dropped, and an
 * answer goes to the newest request of its kind, or waits for one to come.
 */
export function scriptedBackEnd() {
  const waiting: Waiting[] = []
  const arrivals = new Set<() => void>()
  const take = (call: string | RegExp): Waiting | undefined => {
    const place = waiting.findLastIndex((each) => (typeof call === 'string' ? each.call === call : call.test(each.call)))
    return place < 0 ? undefined : waiting.splice(place, 1)[0]
  }
  const arrival = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    arrivals.add(resolve)
    return promise.finally(() => arrivals.delete(resolve))
  }

  return {
    /** A request as it comes in, `call` being `POST v3/login`; `gone` is aborted when the client gives it up. */
    handle: (request: Omit<Waiting, 'reply'>, gone: AbortSignal): Promise<Reply> =>
      new Promise((reply) => {
        const held = { ...request, reply }
        gone.addEventListener('abort', () => waiting.includes(held) && waiting.splice(waiting.indexOf(held), 1))
        waiting.push(held)
        for (const arrive of arrivals) arrive()
      }),
    /** Forgets everything that waits: what comes from now on is new. */
    forget: (call: RegExp): void => {
      while (take(call));
    },
    answer: async (call: string | RegExp, reply: Reply): Promise<{ body: string; bearer: string | null }> => {
      const isLate = AbortSignal.timeout(patience)
      for (;;) {
        const found = take(call)
        if (found) {
          found.reply(reply)
          return found
        }
        if (isLate.aborted) throw new Error(`no request ${String(call)} came; there are: ${waiting.map((each) => each.call).join(', ')}`)
        const { promise, resolve } = Promise.withResolvers<void>()
        isLate.addEventListener('abort', () => resolve(), { once: true })
        await Promise.race([arrival(), promise])
      }
    },
  }
}
export type ScriptedBackEnd = ReturnType<typeof scriptedBackEnd>
