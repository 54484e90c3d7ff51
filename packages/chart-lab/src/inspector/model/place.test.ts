import { expect, test } from 'vitest'
import { placeIn, searchOf, type Place } from './place.ts'

const place: Place = { chart: 'door', actor: 'x:3', state: 'door.open', moment: 17, view: 'sequence' }

test('a place is found again by its address, which keeps what else stands in it', () => {
  const search = searchOf(place, '?beside')
  expect(search).toBe('?beside&chart=door&actor=x%3A3&state=door.open&moment=17&view=sequence')
  expect(placeIn(search)).toEqual(place)
})

test('the first view and what is not chosen do not stand in the address', () => {
  expect(searchOf({ chart: null, actor: null, state: null, moment: null, view: 'chart' }, '?chart=door&moment=3')).toBe('')
})

test('what is no number of an event and no view is passed over', () => {
  expect(placeIn('?moment=zero&view=sky')).toEqual({ chart: null, actor: null, state: null, moment: null, view: 'chart' })
})
