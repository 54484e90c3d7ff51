import { isDeepStrictEqual } from 'node:util'
import { createActor, type AnyStateMachine, type EventFromLogic, type SnapshotFrom } from 'xstate'
import { signOf } from '../chart/sign.ts'
import type { Path } from './paths.ts'

/** Performs every event of a model; an event without its act is a type error. */
export type Acts<Event extends { type: string }> = { [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => unknown }

export type Driver<Event extends { type: string }, View> = {
  acts: Acts<Event>
  /** Called before every act, so that the driver forgets the facts told until then. */
  begin?: () => unknown
  /** Reads the view now, and the facts stated since the last act. */
  view: () => View | Promise<View>
  /** The events that the screen offers now: enabled controls, no more and no fewer. Left out where there is no screen. */
  offers?: () => string[] | Promise<string[]>
  /** Milliseconds that the screen has to follow; 0 looks once. */
  patience: number
  stop: () => unknown
}

/** States for a model what each of its states shows and offers. `told` is what it emitted in the last step. */
export type Oracle<Model extends AnyStateMachine, View> = {
  model: Model
  seen: (state: SnapshotFrom<Model>, told: string[]) => View
  offered: (state: SnapshotFrom<Model>) => string[]
}

/** Walks one path with model and product side by side and compares them after every step. A failure prints the steps so far, as a person repeats them. */
export async function walk<Model extends AnyStateMachine, View>(
  path: Path<Model>,
  { model, seen, offered }: Oracle<Model, View>,
  driver: Driver<EventFromLogic<Model> & { type: string }, View>,
): Promise<void> {
  const actor = createActor(model)
  let told: string[] = []
  actor.on('*', (fact: { type: string }) => void told.push(fact.type))
  actor.start()
  const steps: string[] = []
  let difference = ''
  const compare = async () => {
    const state = actor.getSnapshot()
    const wanted = { ...seen(state, told), ...(driver.offers && { offers: offered(state) }) }
    const isAsWanted = async () => {
      const found = { ...(await driver.view()), ...(driver.offers && { offers: await driver.offers() }) }
      difference = differenceOf(wanted, found)
      return isDeepStrictEqual(plain(found), plain(wanted))
    }
    const end = performance.now() + driver.patience
    while (!(await isAsWanted())) {
      if (performance.now() >= end) throw new Error(`the screen is another than the model says:\n${difference}`)
      await new Promise((resolve) => realSetTimeout(resolve, lookAgainMs))
    }
  }
  try {
    await compare()
    for (const event of path.events as { type: string }[]) {
      steps.push(sentence(event))
      told = []
      difference = ''
      await driver.begin?.()
      actor.send(event as never)
      const act = (driver.acts as Record<string, ((happened: typeof event) => unknown) | undefined>)[event.type]
      if (!act) throw new Error(`the driver does nothing on ${event.type}: a step that is left out proves nothing`)
      await act(event)
      await compare()
    }
  } catch (error) {
    const where = [...steps.entries()].map(([index, step]) => `  ${index + 1}. ${step}`).join('\n')
    throw new Error(`${path.name} went another way than the model after these steps:\n${where}\n${difference || String(error)}`, {
      cause: error,
    })
  } finally {
    actor.stop()
    await driver.stop()
  }
}

const lookAgainMs = 10
/** Tests that set the clock aside still see the screen follow. */
const realSetTimeout = globalThis.setTimeout

/** A view without what is undefined: a field that is missing and one that holds nothing look the same. */
function plain(view: unknown): unknown {
  if (Array.isArray(view)) return view.map(plain)
  if (typeof view !== 'object' || view === null || Object.prototype.toString.call(view) !== '[object Object]') return view
  return Object.fromEntries(Object.entries(view).flatMap(([name, part]) => (part === undefined ? [] : [[name, plain(part)]])))
}

/** Compares the expected view with the real one, part by part. */
function differenceOf(wanted: object, found: object): string {
  const seen = new Map(Object.entries(found))
  return Object.entries(wanted)
    .map(([part, value]) => [part, signOf(value), signOf(seen.get(part))])
    .filter(([, value, other]) => value !== other)
    .map(([part, value, other]) => `${part} should be ${value}, but is ${other}`)
    .join('\n')
}

const sentence = ({ type, ...carried }: { type: string }) =>
  [type, ...Object.entries(carried).map(([name, value]) => `(${name}: ${signOf(value)})`)].join(' ')
