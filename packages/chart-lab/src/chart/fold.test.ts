import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { foldChart, foldsAround, focusOf, keysOf } from './fold.ts'
import { layOut } from './layout.ts'
import { readChart } from './read-chart.ts'

const shop = readChart(
  createMachine({
    id: 'shop',
    initial: 'open',
    states: {
      open: {
        type: 'parallel',
        on: { close: 'shut' },
        states: {
          till: {
            initial: 'idle',
            states: { idle: { on: { pay: 'busy' } }, busy: { on: { done: 'idle', rob: '#shop.shut', burn: '#shop.shut' } } },
          },
          door: { initial: 'ajar', states: { ajar: { on: { push: 'wide' } }, wide: {} } },
        },
      },
      shut: { on: { open: 'open' } },
    },
  }),
)

test('around the place where a chart stands everything else is folded to boxes with their count', () => {
  expect(focusOf(shop, [])).toBe('shop.open.till.idle')
  const active = ['shop', 'shop.open', 'shop.open.till', 'shop.open.till.busy', 'shop.open.door', 'shop.open.door.ajar']
  expect(focusOf(shop, active)).toBe('shop.open.till.busy')
  const folded = foldsAround(shop, 'shop.open.till.busy')
  expect([...folded]).toEqual(['shop.open.door'])
  const drawn = foldChart(shop, folded)
  expect(drawn.states.find(({ id }) => id === 'shop.open.door')?.folded).toBe(2)
  expect(drawn.states.map(({ id }) => id)).not.toContain('shop.open.door.ajar')
  expect(drawn.arrows.map(({ key }) => key)).not.toContain('shop.open.door.ajar | push | 0')
})

test('arrows out of a folded state become one that stands for all of them; nothing that leaves the box is lost', async () => {
  const drawn = foldChart(shop, new Set(['shop.open']))
  expect(drawn.arrows.map((arrow) => [arrow.source, arrow.targets, keysOf(arrow)])).toEqual([
    ['shop.open', ['shop.shut'], ['shop.open | close | 0']],
    ['shop.open', ['shop.shut'], ['shop.open.till.busy | rob | 0', 'shop.open.till.busy | burn | 0']],
    ['shop.shut', ['shop.open'], ['shop.shut | open | 0']],
  ])
  const { lines, boxes } = await layOut(drawn)
  expect(lines.map(({ label }) => label.lines)).toEqual([['close'], ['rob +1'], ['open']])
  expect(boxes.find(({ state }) => state.id === 'shop.open')?.lines).toEqual(['▸ 6'])
})

test('a drawing goes to the right where it fits better so', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `step${index}`)
  const row = readChart(
    createMachine({
      id: 'row',
      initial: 'step0',
      states: Object.fromEntries(names.map((name, index) => [name, names[index + 1] ? { on: { next: names[index + 1]! } } : {}])),
    }),
  )
  const [tall, wide] = [await layOut(row), await layOut(row, { width: 1200, height: 300 })]
  expect(tall.height).toBeGreaterThan(tall.width)
  expect(wide.width).toBeGreaterThan(wide.height)
  expect(await layOut(row, { width: 300, height: 1200 })).toEqual(tall)
})
