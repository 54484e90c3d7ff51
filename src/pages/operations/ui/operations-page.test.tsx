import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { faultReports } from '#samples/fault-reports'
import { operations } from '#samples/operations'
import { configureApi } from '@/shared/api'
import { addresses } from '@/shared/routes'
import { patternOf } from '../model/page-patterns'
import { OperationsPage } from './operations-page'
import { testClient } from '../../../../tests/fixtures/test-client'

/** The calls about reports, which have answers of their own. */
const reportsAnswer = (url: string): Response | null =>
  url.endsWith('/operations/reports') ? Response.json({ data: { days: 30, reports: faultReports } }) : null

function open(answer: () => Response) {
  configureApi({
    ...testClient,
    fetch: async (input, init) => reportsAnswer(new Request(input, init).url) ?? answer(),
  })
  return render(<OperationsPage />)
}
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll(/\s/g, ' ')))
const speed = 'Швидкість за сторінкою'
const faults = 'Помилки за сторінкою і збіркою'

test('an operator sees how fast each page was and what broke there, in all builds and in one', async () => {
  open(() => Response.json({ data: { operations } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Стан сайту' })).toBeVisible()
  const none = 'немає даних'
  const survey = ['/subjects/:subject/survey/:survey-:id', '4', none, none, none, none, none, 'порожнядобре']
  await screen.findByRole('table', { name: speed })
  expect(rows(speed).slice(1)).toEqual([['/subjects/:subject', '8', 'понад 10 спогано', none, 'до 0,15так собі', none, none, none], survey])
  expect(rows(faults).slice(1)).toEqual([
    ['3', 'TypeError: no …/assets/index-a1B2.js:12:345сторінка не витримала', '/dashboard', 'b-1', '2026-11-20'],
  ])
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Збірка' }), 'b-2')
  expect(rows(speed).slice(1)).toEqual([survey, ['/subjects/:subject', '2', 'до 1 сдобре', none, 'до 0,15так собі', none, none, none]])
  expect(screen.getByText('Помилок не було.')).toBeVisible()
})

test('an operator sees what was reported, the newest first, with the events before it', async () => {
  open(() => Response.json({ data: { operations } }))
  const name = 'Повідомлення за часом'
  await screen.findByRole('table', { name })
  expect(rows(name).slice(1)).toEqual([
    ['20.11.26, 11:30', 'Кнопка не натискається', '2session: xstate.initauthModal: modal.open', '/subjects/:subject', 'b-2'],
    ['01.10.26, 12:30', 'Не видно рисунка', 'немає', '/subjects/:subject/survey/:survey-:id', 'b-1'],
  ])
})

test('a failed call can be asked again', async () => {
  let isBroken = true
  open(() => (isBroken ? Response.json({ errorMessage: 'Ні' }, { status: 500 }) : Response.json({ data: { operations } })))
  const again = await screen.findByRole('button', { name: 'Спробувати ще' }, { timeout: 5000 })
  isBroken = false
  await userEvent.setup().click(again)
  expect(await screen.findByRole('table', { name: speed })).toBeVisible()
})

test('every address is written as its pattern', () => {
  for (const [name, { pattern }] of Object.entries(addresses)) {
    const path = patternOf(name).replaceAll(/:(\w+)/g, 'x')
    expect([name, pattern.test(path)]).toEqual([name, true])
  }
})
