import { expect, test } from 'vitest'
import { locationIn, searchOf, type PanelLocation } from './panel-location.ts'

const shown: PanelLocation = { chart: 'door', actor: 'x:3', state: 'door.open', moment: 17, view: 'sequence' }

test('a location is found again by its address, which keeps what else stands in it', () => {
  const search = searchOf(shown, '?beside')
  expect(search).toBe('?beside&chart=door&actor=x%3A3&state=door.open&moment=17&view=sequence')
  expect(locationIn(search)).toEqual(shown)
})

test('the first view and what is not chosen do not stand in the address', () => {
  expect(searchOf({ chart: null, actor: null, state: null, moment: null, view: 'chart' }, '?chart=door&moment=3')).toBe('')
})

test('what is no number of an event and no view is passed over', () => {
  expect(locationIn('?moment=zero&view=sky')).toEqual({ chart: null, actor: null, state: null, moment: null, view: 'chart' })
})
