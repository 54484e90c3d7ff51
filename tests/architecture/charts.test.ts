import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { withInner } from '#chart-lab/chart'

/** One guard for every chart of the site: whatever is written wrong here would show itself only on a rare path of a pupil. */
const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.machine.ts', { eager: true })
const isChart = (value: unknown): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value
const charts = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isChart)
    .map((chart) => [chart.id, file, chart] as const),
)

const branchesOf = (node: AnyStateNode): AnyTransitionDefinition[][] => [node.always ?? [], ...node.transitions.values()]
const nounAndVerb = /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/

test('every chart has an id of its own', () => {
  expect(charts.length).toBeGreaterThan(0)
  expect(new Set(charts.map(([id]) => id)).size).toBe(charts.length)
})

test('every file of a chart holds one chart', () => {
  expect(Object.keys(modules).filter((file) => charts.filter(([, of]) => of === file).length !== 1)).toEqual([])
})

const outside = /\bDate\.now\b|\bMath\.random\b|\bcrypto\b|\bnew Date\(\)|\bperformance\.now\b|from 'uuid'/
const actors = /\bfrom(Promise|Callback|Observable|Transition|EventObservable)\b/

/** A file and those that it imports from its own folder, without those that bring actors: these may look outside. */
function ruleFiles(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const named = [...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*? from '\.\/([^']+)'$/gms)].map(([, name]) => name)
  for (const name of named) {
    const next = `${dirname(file)}/${name}.ts`
    if (existsSync(next) && !actors.test(readFileSync(next, 'utf8'))) ruleFiles(next, known)
  }
  return known
}

test('charts and the rules beside them know time, chance and new ids by input or actor alone', () => {
  const files = new Set(Object.keys(modules).flatMap((file) => [...ruleFiles(`.${file}`)]))
  expect(files.size).toBeGreaterThan(Object.keys(modules).length)
  expect([...files].filter((file) => outside.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('charts and the rules beside them take what an event carries by params: no casts of events, no reading of the first one', () => {
  const files = [...new Set(Object.keys(modules).flatMap((file) => [...ruleFiles(`.${file}`)]))]
  const cast = /xstate\.init|\b(?:event|context)\)? as (?!const)|\bas (?:never|any|unknown)\b/
  expect(files.filter((file) => cast.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('few arrows lead into the loading of a survey: what several states share is said once', () => {
  const survey = charts.find(([id]) => id === 'survey')![2]
  const branches = withInner(survey.root).flatMap((node) => branchesOf(node).flat())
  expect(branches.filter(({ target = [] }) => target.some(({ id }) => id === 'survey.loading')).length).toBeLessThanOrEqual(4)
})

/** Delays are built of these two; nobody wrote them. */
const isBuiltIn = (part: unknown) => (typeof part === 'function' && 'delay' in part ? true : /^xstate\.cancel$/.test(nameOf(part)))
const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : String((part as { type?: unknown; name?: unknown }).type ?? (part as { name?: unknown }).name)

describe.each(charts)('%s (%s)', (id, _file, chart) => {
  const nodes = withInner(chart.root)

  test('has an id and says what it decides', () => {
    expect(id).toMatch(/^[a-z][A-Za-z]*$/)
    expect(chart.root.config.description ?? '').toMatch(/\S.{15,}/)
  })

  test('every state can be entered', () => {
    const targets = nodes.flatMap((node) => [
      ...(node.initial?.target ?? []),
      ...branchesOf(node)
        .flat()
        .flatMap((branch) => branch.target ?? []),
    ])
    const entered = new Set(targets.map((node) => node.id))
    const isEntered = (node: AnyStateNode) => node.parent?.type === 'parallel' || withInner(node).some((inner) => entered.has(inner.id))
    expect(nodes.filter((node) => node.parent && node.type !== 'history' && !isEntered(node)).map((node) => node.id)).toEqual([])
  })

  test('no branch hides behind an unconditional one', () => {
    const hidden = nodes.filter((node) => branchesOf(node).some((branches) => branches.slice(0, -1).some((branch) => !branch.guard)))
    expect(hidden.map((node) => node.id)).toEqual([])
  })

  test('events are spelt noun.verb', () => {
    const events = nodes.flatMap((node) => [...node.transitions.keys()]).filter((event) => !event.startsWith('xstate.') && event !== '*')
    expect(events.filter((event) => !nounAndVerb.test(event))).toEqual([])
  })

  test('every action, guard and delay has a name', () => {
    const { implementations } = chart as unknown as { implementations: Record<'actions' | 'guards', Record<string, unknown>> }
    const branches = nodes.flatMap((node) => branchesOf(node).flat())
    const actions = [...nodes.flatMap((node) => [...node.entry, ...node.exit]), ...branches.flatMap((branch) => branch.actions)]
    expect(
      actions
        .filter((action) => !isBuiltIn(action))
        .map(nameOf)
        .filter((name) => !(name in implementations.actions)),
    ).toEqual([])
    const guards = branches.flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)]))
    expect(guards.filter((name) => !(name in implementations.guards))).toEqual([])
  })

  test('what is waited for has a name, so that tests and pictures can call it by it', () => {
    const invoked = nodes.flatMap((node) => node.invoke)
    expect(invoked.filter((invoke) => typeof invoke.src !== 'string').map((invoke) => invoke.id)).toEqual([])
    const awaited = nodes.flatMap((node) => [...node.transitions.keys()]).filter((event) => event.startsWith('xstate.'))
    expect(awaited.filter((event) => /^xstate\.(done|error)\.actor\.\d+\.|^xstate\.after\.\d/.test(event))).toEqual([])
  })
})
