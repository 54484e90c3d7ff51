import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readChart, withInner, type Chart } from '#chart-lab/chart'
import { jsonOf, layOut, leastRoom } from '#chart-lab/drawing'
import { machines } from './all-charts'

test.each(machines.map((machine) => [machine.id, machine] as const))(
  '%s is laid out with every state and every arrow, once',
  async (_, machine) => {
    const chart = readChart(machine)
    const { boxes, lines, width, height } = await layOut(chart)
    expect(boxes.map(({ state }) => state.id).toSorted()).toEqual(
      withInner(machine.root)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(lines.map(({ arrow }) => arrow.key).toSorted()).toEqual(
      chart.arrows.flatMap(({ key, targets }) => targets.map(() => key)).toSorted(),
    )
    expect(lines.every(({ path }) => path.startsWith('M'))).toBe(true)
    expect(boxes.every((box) => box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1)).toBe(true)
    // What is called too large unseen is too large.
    expect(leastRoom(chart)).toBeLessThan(width * height)
  },
)

test.each(machines.map((machine) => [machine.id, machine] as const))('XState reads %s from its JSON again', (_, machine) => {
  const again = createMachine(JSON.parse(jsonOf(machine)) as never, machine.implementations as never)
  const named = (chart: Chart) => chart.arrows.map(({ key, targets, kind }) => [key, targets, kind])
  expect(named(readChart(again))).toEqual(named(readChart(machine)))
})
