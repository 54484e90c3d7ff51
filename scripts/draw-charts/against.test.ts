import { expect, test } from 'vitest'
import type { ChartChange } from '#chart-lab/drawing'
import type { Coverage } from '#chart-lab/inspector'
import { summary, untaken } from './against.ts'
import { machinesAt } from './machines-at.ts'

const change: ChartChange = {
  id: 'door',
  states: { added: ['door.ajar'], removed: [], changed: [] },
  arrows: { added: ['door.ajar | door.shut | 0', 'door.ajar | door.push | 0'], removed: ['door.open | door.shut | 0'], changed: [] },
}

const nothing: Coverage = { drivers: [], hits: {}, survivors: {}, faults: {} }

test('a new transition that no driver took is named', () => {
  const hits = { 'door.ajar | door.shut | 0': { machine: 3, screen: 0 }, 'door.ajar | door.push | 0': { machine: 0 } }
  expect(untaken(change, { ...nothing, hits: { door: hits } })).toEqual(['door.ajar | door.push | 0'])
  expect(untaken(change, nothing)).toHaveLength(2)
  expect(untaken(change, null)).toEqual([])
  expect(summary(change, { ...nothing, hits: { door: hits } }).split('\n')).toEqual([
    'door',
    '  + стани: door.ajar',
    '  + переходи: door.ajar | door.shut | 0',
    '  + переходи: door.ajar | door.push | 0',
    '  − переходи: door.open | door.shut | 0',
    '  ! жоден тест не проходить: door.ajar | door.push | 0',
  ])
})

test('a revision that is none is refused before anything is laid out', async () => {
  await expect(machinesAt('--output=x')).rejects.toThrow()
})
