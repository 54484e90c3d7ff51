import { expect, test } from 'vitest'
import { kettleMachine } from '../../../example/kettle.machine.ts'
import { readChart } from '../../chart/read-chart.ts'
import { coverageOf, noteOf, survivorsAt } from './coverage.ts'

const { arrows } = readChart(kettleMachine)
const at = (key: string) => arrows.find((arrow) => arrow.key === key)!
const [press, warm, hot] = ['kettle.cold | kettle.switch | 0', 'kettle.heating | water.warm | 1', 'kettle.heating | water.warm | 0']
const coverage = coverageOf([
  { driver: 'machine', hits: { kettle: { [press]: 2, [warm]: 0 } } },
  { driver: 'screen', hits: { kettle: { [press]: 1 } } },
  { driver: 'machine', hits: { kettle: { [press]: 3 } } },
  {
    chart: 'kettle',
    made: 40,
    alive: { 'kettle.heating water.warm 1: removed': 'told again', 'kettle: guard holds always true': 'never dry' },
  },
])

test('hits of a driver are summed over the files of tests, drivers stand side by side', () => {
  expect(coverage.drivers).toEqual(['machine', 'screen'])
  expect(coverage.hits['kettle']?.[press]).toEqual({ machine: 5, screen: 1 })
  expect(arrows.map((arrow) => noteOf(arrow, 'kettle', { ...coverage, hits: {} })).filter(Boolean)).toEqual(['☠', '☠'])
  expect([press, warm, hot].map((key) => noteOf(at(key), 'kettle', coverage))).toEqual(['5·1 ☠', '0 ☠', '0'])
})

test.each([
  ['kettle.heating water.warm 0 and 1: in the other order', [hot, warm]],
  ['kettle.heating after tooLong: removed', ['kettle.heating | xstate.after.tooLong.kettle.heating | 0']],
  ['kettle.emptied descale onError: leads to boiled', ['kettle.emptied | xstate.error.actor.care | 0']],
  ['kettle: action pour does nothing', ['kettle.boiled | kettle.pour | 0']],
  ['kettle.heating: starts in boiled', []],
])('the fault «%s» is marked where it was made', (name, keys) => {
  expect(arrows.filter((arrow) => survivorsAt(arrow, [name]).length > 0).map(({ key }) => key)).toEqual(keys)
})
