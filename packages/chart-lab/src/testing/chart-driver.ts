import { createActor, type AnyActorRef, type AnyStateMachine, type EventObject, type InspectionEvent, type SnapshotFrom } from 'xstate'
import { heldCalls } from './held-calls.ts'
import { steppedClock } from './stepped-clock.ts'
import type { Acts, Driver } from './walk.ts'

/**
 * One step of a test: start the chart, send an event, let an actor answer, let time pass (`next`: until the next timer). With
 * `isOptional`, an answer that nobody waits for is skipped.
 */
export type Move =
  | { open: object | (() => object) | undefined }
  | { send: EventObject }
  | { answer: string; output?: unknown; isOptional?: boolean }
  | { refuse: string; error: unknown }
  | { say: string; event: EventObject }
  | { pass: number | 'next' }
  | { series: readonly Move[] }
export type Moves<Event extends { type: string }> = {
  [Type in Event['type']]: Move | ((event: Extract<Event, { type: Type }>) => Move)
}

/** Everything of a chart that can be seen from outside besides its look: its calls, its waits, what it told, its end among it. */
export type Outside = { asked: string[]; waits: number[]; told: string[] }
export const outside: Outside = { asked: [], waits: [], told: [] }

/** The scripted ends of a small chart: `calls` are its actors that answer once, `talks` those that keep sending. */
export type ChartHold<Event extends { type: string }, Chart extends AnyStateMachine, Look> = {
  calls?: readonly string[]
  talks?: readonly string[]
  moves: Moves<Event>
  look: (state: SnapshotFrom<Chart>) => Look
  tell?: (fact: EventObject) => string
  /** Events that are not counted as offers: nothing comes of them, or they stand for several others. */
  idle?: readonly Event['type'][]
  /** Payloads of the events, where they have any. */
  cases?: readonly Event[]
}

/** Drives a small chart alone: its actors answer when told to, its clock moves when told to, and `offers` are the moves that it would take. */
export function chartDriver<Event extends { type: string }, Chart extends AnyStateMachine, Look extends object>(
  chart: Chart,
  { calls = [], talks = [], moves, look, tell = sayFact, cases = [], idle = [] }: ChartHold<Event, Chart, Look>,
  inspect?: (event: InspectionEvent) => void,
): Driver<Event, Partial<Look> & Outside> {
  const held = heldCalls<string>()
  const clock = steppedClock()
  const talking = Object.fromEntries(talks.map((name) => [name, held.talk(name)]))
  const actors = { ...Object.fromEntries(calls.map((name) => [name, held.hold(name)])), ...talking }
  let actor: AnyActorRef | null = null
  let told: string[] = []
  let crash: unknown

  const moveOf = (event: Event): Move => {
    const move = moves[event.type as Event['type']] as Move | ((event: Event) => Move)
    return typeof move === 'function' ? move(event) : move
  }
  const start = (input: unknown) => {
    const options = { input, clock, ...(inspect && { inspect }) }
    actor = createActor(chart.provide({ actors } as never), options as never) as AnyActorRef
    actor.on('*', (fact: EventObject) => void told.push(tell(fact)))
    actor.subscribe({
      error: (error: unknown) => void (crash = error),
      complete: () => void told.push(sayEnd(actor?.getSnapshot() as { output?: unknown } | undefined)),
    })
    actor.start()
  }
  const isPossible = (move: Move): boolean => {
    if ('open' in move || !actor) return 'open' in move && !actor
    if ('send' in move) return (actor.getSnapshot() as SnapshotFrom<AnyStateMachine>).can(move.send)
    if ('pass' in move) return move.pass === 'next' ? clock.waits().length > 0 : clock.waits().includes(move.pass)
    if ('series' in move) return move.series[0] !== undefined && isPossible(move.series[0])
    return held.waiting().includes('answer' in move ? move.answer : 'refuse' in move ? move.refuse : move.say)
  }
  const perform = async (move: Move): Promise<void> => {
    if ('series' in move) {
      for (const part of move.series) await perform(part)
      return
    }
    if ('answer' in move && move.isOptional && !held.waiting().includes(move.answer)) return
    act(move)
    await turn()
  }
  const act = (move: Exclude<Move, { series: readonly Move[] }>): void => {
    if ('open' in move) return start(typeof move.open === 'function' ? (move.open as () => object)() : move.open)
    if ('send' in move) return actor?.send(move.send)
    if ('answer' in move) return held.resolve(move.answer, outputOf(move.output))
    if ('refuse' in move) return held.reject(move.refuse, move.error)
    if ('say' in move) return held.say(move.say, move.event)
    clock.pass(move.pass === 'next' ? (clock.waits()[0] ?? 0) : move.pass)
  }
  const types = Object.keys(moves) as Event['type'][]
  const known = types.filter((type) => !idle.includes(type)).flatMap((type) => casesOf(type, cases))

  return {
    patience: 0,
    begin: () => void (told = []),
    stop: () => actor?.stop(),
    view: () => {
      if (crash) throw crash
      return {
        ...(actor && look(actor.getSnapshot() as SnapshotFrom<Chart>)),
        asked: held.asked(),
        waits: clock.waits(),
        told,
      } as Partial<Look> & Outside
    },
    offers: () => [...new Set(known.filter((event) => isPossible(moveOf(event))).map(({ type }) => type))].toSorted(),
    acts: Object.fromEntries(types.map((type) => [type, (event: Event) => perform(moveOf(event))])) as unknown as Acts<Event>,
  }
}

/** The listed events of a type; one that carries nothing where none is listed. */
function casesOf<Event extends { type: string }>(type: Event['type'], cases: readonly Event[]): Event[] {
  const own = cases.filter((event) => event.type === type)
  return own.length > 0 ? own : [{ type } as Event]
}

/** The end of a chart in one line, among the facts: with its output, where it has one. */
export const sayEnd = (end: { output?: unknown } | undefined): string =>
  end?.output === undefined ? 'the end' : `the end ${JSON.stringify(end.output)}`

/** A fact in one line: its type, and what it carries. */
export const sayFact = ({ type, ...carried }: EventObject): string =>
  Object.keys(carried).length > 0 ? `${type} ${JSON.stringify(carried)}` : type

/** The answer of an actor may depend on its input. */
const outputOf = (output: unknown) => (typeof output === 'function' ? (output as (input: unknown) => unknown) : () => output)

/** An answer has arrived after one turn of the loop. */
const turn = () => new Promise((done) => setImmediate(done))
