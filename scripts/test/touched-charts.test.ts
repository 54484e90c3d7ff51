import { expect, test } from 'vitest'
import { touchedCharts } from './touched-charts.ts'

const machines = [
  'src/features/hand-over/model/hand-over.machine.ts',
  'src/pages/paywall/model/purchase.machine.ts',
  'src/pages/survey/model/survey.machine.ts',
]

test.each([
  [['src/features/hand-over/model/hand-over.machine.ts'], ['handOver']],
  [['src/pages/paywall/model/purchase-context.ts'], ['purchase']],
  [['src/pages/paywall/model/purchase.machine.test.ts'], []],
  [
    ['tests/model/small/purchase-model.ts', 'tests/model/survey/papers.ts'],
    ['purchase', 'survey'],
  ],
  [['src/pages/paywall/ui/paywall-page.tsx', 'README.md'], []],
])('of the changes %j the charts %j are hunted', (changed, charts) => {
  expect(touchedCharts(changed, machines)).toEqual(charts)
})
