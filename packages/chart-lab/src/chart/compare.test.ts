import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { compareCharts } from './compare.ts'
import { layOut } from './layout.ts'
import { readChart } from './read-chart.ts'
import { svgOf } from './svg.ts'

const door = (states: object) =>
  readChart(createMachine({ id: 'door', initial: 'shut', states } as never, { guards: { isFree: () => true } }))
const before = door({ shut: { on: { 'door.open': 'open' } }, open: { on: { 'door.shut': 'shut' } } })
const after = door({
  shut: { on: { 'door.open': { guard: 'isFree', target: 'ajar' } } },
  ajar: { tags: 'cold', on: { 'door.shut': 'shut' } },
})

test('what is new, gone and other in a chart is told by its names', () => {
  expect(compareCharts(before, after)).toEqual({
    id: 'door',
    states: { added: ['door.ajar'], removed: ['door.open'], changed: [] },
    arrows: { added: ['door.ajar | door.shut | 0'], removed: ['door.open | door.shut | 0'], changed: ['door.shut | door.open | 0'] },
  })
  expect(compareCharts(before, door({ shut: { on: { 'door.open': 'open' } }, open: { on: { 'door.shut': 'shut' } } }))).toBeNull()
})

test('a chart that is new is new with everything in it', () => {
  expect(compareCharts(undefined, before)?.states.added).toEqual(['door', 'door.shut', 'door.open'])
  expect(compareCharts(before, undefined)?.arrows.removed).toHaveLength(2)
})

test('the drawing marks what is named and nothing else', async () => {
  const svg = svgOf(await layOut(after), { states: new Set(['door.ajar']), arrows: new Set(), look: 'new' })
  expect(svg.match(/<g class="new">/g)).toHaveLength(1)
  expect(svg).toMatch(/<g class="new"><rect [^>]*\/><text [^>]*>ajar</)
  expect(svg).toContain('[isFree]')
})
