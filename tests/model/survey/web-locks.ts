type Holder = { robbed: PromiseWithResolvers<never> }
type Waiting = { enter: () => void }
type Work = (lock: Lock | null) => unknown

/** The locks of one origin, which jsdom does not have: exclusive ones, with `ifAvailable`, `steal` and `signal`. */
export function webLocks(): { request: (name: string, options: LockOptions, work: Work) => Promise<unknown> } {
  const holders = new Map<string, Holder>()
  const lines = new Map<string, Waiting[]>()
  const lineFor = (name: string) => lines.get(name) ?? lines.set(name, []).get(name) ?? []

  async function hold(name: string, work: Work): Promise<unknown> {
    const own: Holder = { robbed: Promise.withResolvers<never>() }
    holders.set(name, own)
    try {
      return await Promise.race([work({ name, mode: 'exclusive' }), own.robbed.promise])
    } finally {
      if (holders.get(name) === own) {
        holders.delete(name)
        lineFor(name).shift()?.enter()
      }
    }
  }

  return {
    request: (name, { ifAvailable, steal, signal }, work) => {
      if (steal) holders.get(name)?.robbed.reject(new DOMException('stolen', 'AbortError'))
      if (steal || !holders.has(name)) return hold(name, work)
      if (ifAvailable) return Promise.resolve(work(null))
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const line = lineFor(name)
      const place = { enter: () => resolve(hold(name, work)) }
      line.push(place)
      signal?.addEventListener('abort', () => {
        if (line.includes(place)) line.splice(line.indexOf(place), 1)
        reject(signal.reason)
      })
      return promise
    },
  }
}
