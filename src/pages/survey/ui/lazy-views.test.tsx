import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { alarm, later, written } from '#samples/facts'
import { examSurvey } from '#samples/surveys'
import { sheetOf } from '../model/sheet'
import { BreakView } from './break-view'
import { HandInView } from './hand-in-view'
import { PausedView } from './paused-view'
import type { SurveyCommand, SurveyViewProps } from './survey-view'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

function show(View: (props: SurveyViewProps) => React.ReactNode, change: Partial<SurveyViewProps>) {
  const send = vi.fn<(command: SurveyCommand) => void>()
  render(
    <View
      subject="math"
      survey={examSurvey}
      sheet={null}
      problem={null}
      saving="saved"
      waiting={0}
      hasTime
      isConfirming={false}
      isHandingIn={false}
      isReading={false}
      adding={{ state: 'idle', ask: () => undefined }}
      clock={<span>42:00</span>}
      now={later(0)}
      send={send}
      {...change}
    />,
  )
  return send
}
const stopped = (...facts: Parameters<typeof alarm>) => sheetOf(examSurvey, [...written({ kind: 'open' }), ...alarm(...facts)], later(0))

test('an alarm counts what all alarms come to, and the way on is one press', async () => {
  const send = show(PausedView, { sheet: stopped([1, 11], [20, null]), now: later(25) })
  expect(screen.getByRole('heading', { level: 1, name: 'Тривога. Час зупинено' })).toHaveFocus()
  expect(screen.getByText('Тривоги разом').nextElementSibling).toHaveTextContent('15:00')
  expect(screen.queryByText(/додатковій сесії/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Продовжити' }))
  expect(send.mock.calls).toEqual([[{ type: 'fact.add', fact: { kind: 'resume' } }]])
})

test('alarms of more than two and a half hours explain the additional session', () => {
  show(PausedView, { sheet: stopped([0, 100], [110, null]), now: later(161) })
  expect(screen.getByText(/понад 2 години 30 хвилин.*додатковій сесії.*протягом трьох робочих днів/)).toBeVisible()
})

test('a rest says nothing of alarms', () => {
  const sheet = sheetOf(examSurvey, written({ kind: 'open' }, { kind: 'pause', reason: 'rest' }), later(0))
  show(PausedView, { sheet })
  expect(screen.getByRole('heading', { level: 1, name: 'Пауза. Час зупинено' })).toBeVisible()
  expect(screen.queryByText('Тривоги разом')).not.toBeInTheDocument()
})

test('the break counts down to the second block, which may begin early', async () => {
  const day = { block: 2 as const, otherId: 'nmt-11111111', breakEndsAt: new Date(later(20)).toISOString() }
  const send = show(BreakView, { survey: { ...examSurvey, day }, now: later(7.5) })
  expect(screen.getByRole('timer', { name: 'До кінця перерви' })).toHaveTextContent('12:30')
  await userEvent.click(screen.getByRole('button', { name: 'Почати другий блок' }))
  expect(send.mock.calls).toEqual([[{ type: 'break.end' }]])
})

test.each([
  [null, 'Сервер поки не відповідає.'],
  [503, 'Сервер поки не відповідає.'],
  [429, 'Сервер поки не відповідає.'],
  [408, 'Сервер поки не відповідає.'],
  [422, 'Сервер не прийняв тест: Такої відповіді бути не може'],
  [400, 'Сервер не прийняв тест: Такої відповіді бути не може'],
])('a paper that the server answered with %s says what became of it, and may be sent again', async (status, words) => {
  const send = show(HandInView, { problem: { status, detail: 'Такої відповіді бути не може' } })
  expect(screen.getByText(words)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще' }))
  expect(send.mock.calls).toEqual([[{ type: 'finish.confirm' }]])
})
