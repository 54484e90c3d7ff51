import { expect, test } from 'vitest'
import { modelTable } from './table.ts'

test('a chart stands with what each driver took of it and the faults that were found', () => {
  const table = modelTable([
    { driver: 'machine', hits: { door: { 'open | shut | 0': 3, 'shut | open | 0': 1 } } },
    { driver: 'React', hits: { door: { 'open | shut | 0': 1, 'shut | open | 0': 0 } } },
    { chart: 'door', made: 10, alive: { 'door.open shut: removed': 'it shuts by itself' } },
    { driver: 'machine', hits: { bell: { 'still | press | 0': 2 } } },
  ])
  expect(table).toBe(
    [
      'chart  React   machine  faults found  share',
      'bell   –       1 of 1   –             –',
      'door   1 of 2  2 of 2   9 of 10       90.0 %',
      'all    1 of 2  3 of 3   9 of 10       90.0 %',
      '',
      'Faults that nobody can see: 1',
      '  door.open shut: removed',
      '    it shuts by itself',
    ].join('\n'),
  )
})
