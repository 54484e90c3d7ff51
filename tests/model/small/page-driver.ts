import { act, cleanup, fireEvent } from '@testing-library/react'
import { expect, vi } from 'vitest'
import {
  edgeToursOfLengths,
  eventsIn,
  pickCover,
  settle,
  type Acts,
  type Driver,
  type Oracle,
  type Path,
  type SmallChart,
} from '#chart-lab/testing'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { configureApi } from '@/shared/api'
import { controlsOnPage } from './controls-on-page'
import { fetchFrom, scriptedBackEnd, type Reply, type ScriptedBackEnd } from '../scripted-back-end'
import { testClient } from '../../fixtures/test-client'

/** An event on a page: a press, an input, an answer of the server, time that passes, or another act. */
export type PageMove =
  | { press: RegExp; /** Runs where there is no such control. */ orElse?: (server: ScriptedBackEnd) => unknown }
  | { fill: RegExp; with: string }
  | ({ answer: string } & Reply)
  | { pass: number | 'next' }
  | { do: (server: ScriptedBackEnd) => unknown }

type Told = { type: string }

/** The driver of a page that stands on a small chart. */
export type PageHold<Event extends Told, Model extends AnyStateMachine = AnyStateMachine> = {
  /** The calls that the test answers, by the names of the chart’s actors; `METHOD path` as the server hears it. */
  calls: Readonly<Record<string, string | RegExp>>
  /** Calls that the moves answer by themselves. */
  heard?: readonly string[]
  standing?: Readonly<Record<string, Reply>>
  moves: { [Type in Event['type']]?: PageMove | ((event: Extract<Event, { type: Type }>) => PageMove) }
  /** The look as far as the page shows it, in the words of the model. */
  read: () => object
  /** Translates the view of the model into that of the page; the same where it is left out. */
  shows?: (look: Record<string, unknown>) => object
  /** Events that have one and the same control in different places; they count as one. */
  alike?: Readonly<Record<string, Event['type']>>
  /** Controls that mean nothing to the model. */
  neutral?: RegExp
  /** Presses that the chart would take and this page does not offer in a state, by what it shows. */
  hides?: (look: Record<string, unknown>) => readonly Event['type'][]
  /** True when the controls are not compared with what the model allows: a page that stands on more than this chart. */
  isUnoffered?: true
  /** Chooses the steps of this page, where that depends on more than the event. */
  may?: (state: SnapshotFrom<Model>, event: Event) => boolean
  /** Events that cannot happen on this page, and the transitions that nobody takes here therefore, each with the reason. */
  without?: readonly Event['type'][]
  elsewhere?: Readonly<Record<string, string>>
}

const find = (name: RegExp) => controlsOnPage().find((control) => name.test(control.name))?.element
const there = (name: RegExp) => find(name) ?? expect.unreachable(`nobody can press ${name}`)

/** Drives a page in jsdom over a back end that answers when told to. */
export function pageDriver<Event extends Told>({
  calls,
  heard = [],
  standing = {},
  moves,
  read,
  neutral,
  alike = {},
  isUnoffered,
}: PageHold<Event>): Driver<Event, object> {
  const isCall = (call: string, pattern: string | RegExp) => (typeof pattern === 'string' ? call === pattern : pattern.test(call))
  const server = scriptedBackEnd((call) => heard.includes(call) || Object.values(calls).some((pattern) => isCall(call, pattern)), standing)
  let isOpen = false
  const types = Object.keys(moves) as Event['type'][]
  const moveOf = (event: Event): PageMove => {
    const move = moves[event.type as Event['type']] as PageMove | ((event: Event) => PageMove)
    return typeof move === 'function' ? move(event) : move
  }
  const perform = async (event: Event): Promise<void> => {
    isOpen = true
    const move = moveOf(event)
    if ('press' in move && move.orElse && !find(move.press)) await act(async () => void (await move.orElse?.(server)))
    else if ('press' in move) await act(async () => void fireEvent.click(there(move.press)))
    else if ('fill' in move) await act(async () => void fireEvent.change(there(move.fill), { target: { value: move.with } }))
    else if ('answer' in move) await act(async () => void (await server.answer(calls[move.answer] ?? '', move)))
    else if ('pass' in move) await act(async () => void (await pass(move.pass)))
    else await act(async () => void (await move.do(server)))
    await act(settle)
  }
  const names = () => server.waiting().flatMap((call) => Object.entries(calls).find(([, pattern]) => isCall(call, pattern))?.[0] ?? [])
  return {
    patience: 4000,
    stop: () => {
      cleanup()
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    },
    begin: async () => {
      if (isOpen) return
      configureApi({
        ...testClient,
        fetch: fetchFrom(server),
      })
    },
    view: async () => {
      await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
      return isOpen ? { ...read(), asked: [...new Set(names())].toSorted() } : { asked: [] }
    },
    ...(!isUnoffered && {
      offers: () =>
        isOpen
          ? offersOf(
              { moves, alike, ...(neutral && { neutral }) },
              controlsOnPage().map(({ name }) => name),
            )
          : [],
    }),
    acts: Object.fromEntries(types.map((type) => [type, perform])) as unknown as Acts<Event>,
  }
}

/** Translates the names of the controls that can be used on a page into events of the model. */
export function offersOf<Event extends Told>(
  { moves, neutral, alike = {} }: Pick<PageHold<Event>, 'moves' | 'neutral' | 'alike'>,
  names: readonly string[],
): string[] {
  const known = Object.entries(moves).flatMap(([type, given]) => {
    const move = typeof given === 'function' ? (given as (event: { type: string }) => PageMove)({ type }) : (given as PageMove)
    const control = 'press' in move ? [move.press] : 'fill' in move ? [move.fill] : []
    return control.map((pattern) => [type, pattern] as const)
  })
  const typeOf = (name: string) => known.find(([, control]) => control.test(name))?.[0] ?? `unknown control ${name}`
  const types = names.filter((name) => !neutral?.test(name)).map(typeOf)
  return [...new Set(types.map((type) => alike[type] ?? type))].toSorted()
}

/** The oracle of a chart for its page: what is asked has a name there and nothing more, and only presses are offered. */
export function pageOracle<Event extends Told>(
  { oracle, hold }: SmallChart,
  { calls, moves, may = () => true, alike = {}, shows = (look) => look, hides = () => [] }: PageHold<Event>,
): Oracle<AnyStateMachine, object> {
  const isPress = (type: string) => {
    const move = hold.moves[type] as object | undefined
    const onPage = moves[type as Event['type']] as PageMove | ((event: never) => PageMove) | undefined
    const sample = typeof onPage === 'function' ? onPage({ type } as never) : onPage
    return move !== undefined && sample !== undefined && ('press' in sample || 'fill' in sample)
  }
  return {
    model: oracle.model,
    seen: (state, told) => {
      const { asked, waits: _, told: __, ...look } = oracle.seen(state, told) as Record<string, unknown> & { asked: string[] }
      return Object.keys(look).length === 0
        ? { asked: [] }
        : {
            ...shows(look),
            asked: asked.flatMap((call) => (nameOfCall(call) in calls ? nameOfCall(call) : [])),
          }
    },
    offered: (state) => {
      const { asked: _, waits: __, told: ___, ...look } = oracle.seen(state, []) as Record<string, unknown>
      const hidden: readonly string[] = Object.keys(look).length === 0 ? [] : hides(look)
      const possible = eventsIn<AnyStateMachine>(state, { cases: (hold.cases ?? []) as never }) as Event[]
      const offered = possible.filter((event) => isPress(event.type) && !hidden.includes(event.type) && may(state, event))
      return [...new Set(offered.map(({ type }) => alike[type] ?? type))].toSorted()
    },
  }
}

/** The few ways through a model that a page can go and that take every transition left to it. */
export function pagePaths<Event extends Told>(
  { oracle, hold, choose }: SmallChart,
  { without = [], may }: PageHold<Event>,
): Path<AnyStateMachine>[] {
  const missing: readonly string[] = without
  const options = {
    cases: (hold.cases ?? []) as never,
    choose: ((state: never, event: Told) =>
      !missing.includes(event.type) && (choose?.(state, event as never) ?? true) && (may?.(state, event as never) ?? true)) as never,
    unit: 'transition' as const,
  }
  const tours = edgeToursOfLengths<AnyStateMachine>(oracle.model, [8, 30], options).flat()
  return pickCover<AnyStateMachine>(oracle.model, tours)
}

const nameOfCall = (call: string): string => call.split(' ')[0] ?? ''
const pass = (ms: number | 'next') => (ms === 'next' ? vi.advanceTimersToNextTimerAsync() : vi.advanceTimersByTimeAsync(ms))
