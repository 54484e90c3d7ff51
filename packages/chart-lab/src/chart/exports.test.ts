// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { kettleMachine } from '../../example/kettle.machine.ts'
import { jsonOf } from './json.ts'
import { readChart } from './read-chart.ts'
import { scxmlOf } from './scxml.ts'

const chart = readChart(kettleMachine)

test('XState reads from the JSON the same chart again', () => {
  const again = createMachine(JSON.parse(jsonOf(kettleMachine)) as never, kettleMachine.implementations as never)
  expect(readChart(again)).toEqual(chart)
})

test('the SCXML is well formed and holds every state, transition, invoked actor and delay', () => {
  const document = new DOMParser().parseFromString(scxmlOf(kettleMachine), 'application/xml')
  const all = (name: string) => [...document.getElementsByTagNameNS('http://www.w3.org/2005/07/scxml', name)]
  expect(document.querySelector('parsererror')).toBeNull()
  expect(all('state').map((state) => state.getAttribute('id'))).toEqual(chart.states.map(({ id }) => id))
  expect(all('transition').map((each) => [each.getAttribute('event'), each.getAttribute('cond'), each.getAttribute('target')])).toEqual([
    ['kettle.fill', null, null],
    ['kettle.switch', 'holds(least=0.3)', 'kettle.heating'],
    ['water.warm', 'isHot(from=100)', 'kettle.boiled'],
    ['water.warm', null, null],
    ['kettle.switch', null, 'kettle.cold'],
    ['xstate.after.tooLong.kettle.heating', null, 'kettle.cold'],
    ['kettle.pour', null, 'kettle.emptied'],
    ['xstate.after.rest.kettle.boiled', null, 'kettle.cold'],
    ['done.invoke.care', null, 'kettle.cold'],
    ['error.platform.care', null, 'kettle.cold'],
  ])
  expect(all('invoke').map((each) => [each.getAttribute('id'), each.getAttribute('src')])).toEqual([
    ['element', 'heat'],
    ['care', 'descale'],
  ])
  expect(all('send').map((each) => each.getAttribute('delay'))).toEqual(['tooLong', 'rest'])
  expect(all('cancel').map((each) => each.getAttribute('sendid'))).toEqual(all('send').map((each) => each.getAttribute('id')))
  expect(all('initial')).toEqual([])
  expect(document.querySelector('state')?.getAttribute('initial')).toBe('kettle.cold')
})
