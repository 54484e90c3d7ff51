import { expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { readChart, transitionKey } from './read-chart.ts'

const lamp = setup({ guards: { isDark: () => true }, actions: { click: () => undefined }, delays: { soon: 10 } }).createMachine({
  id: 'lamp',
  description: 'Світить і вітрить.',
  type: 'parallel',
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { 'light.press': [{ guard: 'isDark', target: 'on', actions: 'click' }, { actions: 'click' }] } },
        on: { entry: 'click', tags: 'bright', after: { soon: 'off' } },
      },
    },
    fan: { initial: 'idle', states: { idle: { always: { guard: 'isDark', target: 'busy' } }, busy: {} } },
  },
})

test('a chart is read with its regions, guards, actions, timers and arrows that stay', () => {
  const { states, arrows } = readChart(lamp)
  expect(states.map(({ id, type, isInitial }) => [id, type, isInitial])).toEqual([
    ['lamp', 'parallel', false],
    ['lamp.light', 'compound', false],
    ['lamp.light.off', 'atomic', true],
    ['lamp.light.on', 'atomic', false],
    ['lamp.fan', 'compound', false],
    ['lamp.fan.idle', 'atomic', true],
    ['lamp.fan.busy', 'atomic', false],
  ])
  expect(arrows.map(({ source, targets, kind, label, guard, actions }) => [source, targets, kind, label, guard, actions])).toEqual([
    ['lamp.light.off', ['lamp.light.on'], 'event', 'light.press', 'isDark', ['click']],
    ['lamp.light.off', ['lamp.light.off'], 'event', 'light.press', undefined, ['click']],
    ['lamp.light.on', ['lamp.light.off'], 'after', 'after(soon = 10 ms)', undefined, []],
    ['lamp.fan.idle', ['lamp.fan.busy'], 'always', 'always', 'isDark', []],
  ])
  expect(states[3]).toMatchObject({ entry: ['click'], exit: [], tags: ['bright'] })
})

test('a transition keeps its key in a copy of the machine with other implementations', () => {
  const keysOf = (machine: typeof lamp) => readChart(machine).arrows.map(({ key }) => key)
  expect(keysOf(lamp.provide({ guards: { isDark: () => false } }))).toEqual(keysOf(lamp))
})

test('a microstep names the transitions that it takes, by the same keys', () => {
  const taken: string[] = []
  const actor = createActor(lamp, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(transitionKey))
    },
  }).start()
  actor.send({ type: 'light.press' })
  actor.stop()
  expect(taken).toEqual(['lamp.fan.idle | always | 0', 'lamp.light.off | light.press | 0'])
})

test('guards and actions are shown with what they are given, invoked actors with their id', () => {
  const box = setup({
    actors: { open: fromPromise(async () => undefined) },
    guards: { holds: (_, _params: { least: number }) => true },
    actions: { say: (_, _params: { word: string }) => undefined },
  }).createMachine({
    id: 'box',
    invoke: { id: 'lid', src: 'open' },
    on: {
      'box.press': { guard: { type: 'holds', params: { least: 3 } }, actions: { type: 'say', params: () => ({ word: 'x' }) } },
    },
    after: { 250: { actions: { type: 'say', params: { word: 'late' } } } },
  })
  const { states, arrows } = readChart(box)
  expect(states[0]?.invoke).toEqual(['open as lid'])
  expect(arrows.map(({ label, guard, actions }) => [label, guard, actions])).toEqual([
    ['box.press', 'holds(least=3)', ['say(…)']],
    ['after(250 ms)', undefined, ['say(word=late)']],
  ])
})
