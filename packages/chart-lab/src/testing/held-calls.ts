import { fromCallback, fromPromise, type EventObject } from 'xstate'

type Call = { name: string; input: unknown; answer: PromiseWithResolvers<unknown>; say?: (event: EventObject) => void; id?: string }

/** Actors that answer only when the test says so. A call whose chart no longer waits for it is dropped, as a server drops a closed request. */
export function heldCalls<Name extends string>() {
  const open: Call[] = []
  const ids: string[] = []
  /** Nobody knows an id that was made at random; the first is 1, and whoever meets it again knows it. */
  const numbered = (text: string) =>
    text.replaceAll(
      /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      (id) => `id ${(ids.includes(id) ? ids : (ids.push(id), ids)).indexOf(id) + 1}`,
    )
  const take = (name: Name): Call => {
    const call = open.findLast((each) => each.name === name)
    if (!call) throw new Error(`nobody waits for ${name}; open: ${open.map((each) => each.name).join(', ') || 'nothing'}`)
    open.splice(open.indexOf(call), 1)
    return call
  }
  return {
    waiting: (): string[] => open.map(({ name }) => name).toSorted(),
    /** Every open call with what it was given. */
    asked: (): string[] =>
      open.map(({ name, input }) => (input === undefined ? name : `${name} ${numbered(JSON.stringify(input))}`)).toSorted(),
    /** An actor that says what the test says, and is over when its chart leaves it. */
    talk: (name: Name) =>
      fromCallback<EventObject, unknown>(({ input, sendBack, self }) => {
        const call = { name, input, answer: Promise.withResolvers<unknown>(), say: sendBack, id: self.id }
        open.push(call)
        return () => void (open.includes(call) && open.splice(open.indexOf(call), 1))
      }),
    say: (name: Name, event: EventObject): void => open.findLast((call) => call.name === name)?.say?.(event),
    hold: <Output, Input>(name: Name) =>
      fromPromise<Output, Input>(({ input, signal }) => {
        const call = { name, input, answer: Promise.withResolvers<unknown>() }
        open.push(call)
        signal.addEventListener('abort', () => open.includes(call) && open.splice(open.indexOf(call), 1))
        return call.answer.promise as Promise<Output>
      }),
    resolve: (name: Name, output: (input: unknown) => unknown): void => {
      const call = take(name)
      call.answer.resolve(output(call.input))
    },
    /** A call fails, or an actor that speaks breaks and is silent from then on. */
    reject: (name: Name, error: unknown): void => {
      const { say, id, answer } = take(name)
      if (say) say({ type: `xstate.error.actor.${id ?? name}`, error, actorId: id } as EventObject)
      else answer.reject(error)
    },
  }
}

/** An answer passes through several promises: what was given before is heard first. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done))
}
