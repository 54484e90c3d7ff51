import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, type Actor } from 'xstate'
import { kettleMachine } from '../../../example/kettle.machine.ts'
import { coverageOf } from '../model/coverage.ts'
import { createInspector, type Inspector } from '../model/inspector.ts'
import { Panel } from './panel.tsx'

const coverage = coverageOf([
  {
    driver: 'machine',
    hits: { kettle: { 'kettle.cold | kettle.switch | 0': 5, 'kettle | kettle.fill | 0': 2, 'kettle.boiled | kettle.pour | 0': 0 } },
  },
  { chart: 'kettle', made: 40, alive: { 'kettle.boiled kettle.pour: removed': 'nobody pours' } },
])
const examples = () => [{ type: 'kettle.fill', litres: 1 }]

let inspector: Inspector
let kettle: Actor<typeof kettleMachine>
beforeEach(() => {
  inspector = createInspector()
  kettle = createActor(kettleMachine, { inspect: inspector.inspect }).start()
})
afterEach(() => {
  kettle.stop()
  history.replaceState(null, '', '/')
})

async function open() {
  render(<Panel feed={inspector} machines={[kettleMachine]} coverage={coverage} examples={examples} />)
  await screen.findByRole('group', { name: 'Chart kettle' })
  return userEvent.setup()
}

test('the sequence shows who told whom what, and a message leads to its moment', async () => {
  kettle.send({ type: 'kettle.fill', litres: 1 })
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Sequence' }))
  expect(screen.queryByRole('button', { name: 'outside → kettle: xstate.init' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'outside → kettle: kettle.fill' }))
  expect(await screen.findByRole('heading', { name: /^After event № \d+$/ })).toBeVisible()
  const changed = screen.getByRole('heading', { name: 'What it changed in the context' }).nextElementSibling
  expect(changed?.textContent).toBe('litres01')
  expect(location.search).toMatch(/view=sequence/)
})

test('coverage stands on the chart and in numbers, with what nobody takes and what survived', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Coverage' }))
  const noteAt = (key: string) => document.querySelector(`[data-transition="${key}"] [data-part=note]`)?.textContent
  expect([noteAt('kettle.cold | kettle.switch | 0'), noteAt('kettle.boiled | kettle.pour | 0')]).toEqual(['5', '0 ☠'])
  expect(
    within(screen.getByRole('row', { name: /^machine/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2 / 10', '7'])
  expect(screen.getByText('Faults found: 39 of 40')).toBeVisible()
  expect(screen.getByText('nobody pours')).toBeInTheDocument()
})

test('a generated way is walked by the live actor', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Coverage' }))
  await user.click(screen.getByRole('button', { name: 'Generate from here' }))
  const ways = await screen.findByLabelText(/^To the transition/)
  await user.selectOptions(ways, 'kettle.cold | kettle.switch | 0')
  await user.click(screen.getByRole('button', { name: 'Walk it live' }))
  expect(await screen.findByText('The application went the same way as the model.')).toBeVisible()
  expect(kettle.getSnapshot().value).toBe('heating')
})

test('a link to a chart leads to where an actor stands in it', async () => {
  kettle.send({ type: 'kettle.fill', litres: 1 })
  history.replaceState(null, '', '/?chart=kettle')
  await open()
  expect(screen.getByRole('button', { name: /^kettle machine/ })).toHaveAttribute('aria-current', 'true')
  expect(document.querySelectorAll('[data-marks~=active]').length).toBeGreaterThan(0)
})

test('an event whose type nobody knows carries what is written as JSON; what is none is not sent', async () => {
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Event'), 'kettle.fill')
  const field = screen.getByLabelText<HTMLTextAreaElement>('What it carries, as JSON')
  await user.clear(field)
  await user.type(field, '[[1]')
  expect(field.validity.valid).toBe(false)
  await user.clear(field)
  await user.type(field, '{{"litres": 2}')
  expect(field.validity.valid).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(kettle.getSnapshot().context.litres).toBe(2)
})
