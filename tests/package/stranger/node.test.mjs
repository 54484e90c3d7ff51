import assert from 'node:assert/strict'
import test from 'node:test'
import { createMachine } from 'xstate'
import { readChart } from 'chart-lab/chart'
import { layOut, svgOf } from 'chart-lab/drawing'
import { edgeTours, mutantsOf, walk } from 'chart-lab/testing'

const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } })

test('a chart is read and drawn in Node', async () => {
  const chart = readChart(lamp)
  assert.equal(chart.arrows.length, 2)
  assert.match(svgOf(await layOut(chart)), /<svg/)
  assert.ok(mutantsOf(lamp).length > 0)
})

test('a product is walked beside its model', async () => {
  for (const path of edgeTours(lamp)) {
    let isOn = false
    const driver = { acts: { press: () => void (isOn = !isOn) }, view: () => ({ isOn }), patience: 0, stop: () => undefined }
    await walk(path, { model: lamp, seen: (state) => ({ isOn: state.matches('on') }), offered: () => ['press'] }, driver)
    const broken = { ...driver, acts: { press: () => undefined }, view: () => ({ isOn: false }) }
    if (path.events.length > 0)
      await assert.rejects(
        walk(path, { model: lamp, seen: (state) => ({ isOn: state.matches('on') }), offered: () => ['press'] }, broken),
        /isOn should be true/,
      )
  }
})
