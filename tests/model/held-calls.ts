import { fromPromise } from 'xstate'

type Call = { name: string; input: unknown; answer: PromiseWithResolvers<unknown> }

/** Actors that answer only when the test says so. A call whose chart no longer waits for it is dropped, as a server drops a closed request. */
export function heldCalls<Name extends string>() {
  const open: Call[] = []
  const take = (name: Name): Call => {
    const call = open.findLast((each) => each.name === name)
    if (!call) throw new Error(`nobody waits for ${name}; open: ${open.map((each) => each.name).join(', ') || 'nothing'}`)
    open.splice(open.indexOf(call), 1)
    return call
  }
  return {
    waiting: (): string[] => open.map(({ name }) => name).toSorted(),
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
    reject: (name: Name, error: unknown): void => take(name).answer.reject(error),
  }
}
