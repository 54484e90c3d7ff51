import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { found, holds, json, sit, survey } from '../../../../tests/fixtures/sit-survey'
import { noTokens } from '../../../../tests/fixtures/visitor'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

describe('survey page', () => {
  test('the first task comes to the front with its heading in focus and the whole hour on the clock', async () => {
    const { heading } = await sit()
    expect(await heading('Завдання 1 з 3')).toHaveFocus()
    expect(screen.getByText(/Обери одну відповідь · 1 бал/)).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('60:00')
  })

  test('neither the icon of the home screen nor a reminder is offered within a paper, however much of it is done', async () => {
    vi.stubGlobal('installOffer', new Event('beforeinstallprompt'))
    const { heading } = await sit()
    for (const task of ['Завдання 1 з 3', 'Завдання 2 з 3', 'Завдання 3 з 3']) {
      await heading(task)
      await userEvent.keyboard('в{ArrowRight}')
      expect(screen.queryByText(/головний екран|Нагадувати/)).toBeNull()
    }
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Перехід між завданнями' })).getByRole('button', { name: 'Завершити тест' }),
    )
    expect(await screen.findByRole('alertdialog', { name: 'Завершити тест?' })).toBeVisible()
    expect(screen.queryByText(/головний екран|Нагадувати/)).toBeNull()
    vi.unstubAllGlobals()
  })

  test('keys choose, flag and turn the pages', async () => {
    const { heading, log } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.keyboard('вп')
    expect(screen.getByRole('radio', { name: /5/ })).toBeChecked()
    expect(screen.getByRole('button', { name: /Позначити/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}')
    expect(await heading('Завдання 2 з 3')).toHaveFocus()
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['open', 'visit', 'answer', 'flag', 'visit'])
  })

  test('the numeric field keeps everything typed into it', async () => {
    const { heading } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Завдання 3: не відкрито' }))
    await userEvent.type(await screen.findByRole('textbox'), '1f5{ArrowLeft}?')
    expect(screen.getByRole('textbox')).toHaveValue('1f?5')
    expect(screen.getByText(/Це ще не число/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Завдання 3 з 3')
  })

  test('keys that were turned off stay off', async () => {
    const { heading } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Гарячі клавіші/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    fireEvent.keyDown(document.body, { key: '2' })
    expect(screen.getByRole('radio', { name: /4/ })).not.toBeChecked()
    localStorage.clear()
  })

  test('on the last task the way on is the way to the end, by way of a question', async () => {
    const closed = vi.fn<() => Response>(() => json({ errorMessage: 'Надійшли не всі відповіді' }, 409))
    const { heading } = await sit({ 'POST v3/surveys/nmt-12345678/finish': closed })
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Завдання 3: не відкрито' }))
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Перехід між завданнями' })).getByRole('button', { name: 'Завершити тест' }),
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'Завершити тест?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Завершити тест' }))
    await heading('Відповіді збережено на пристрої')
    expect(screen.getByRole('button', { name: 'Завершити з тим, що надійшло' })).toBeEnabled()
    closed.mockReturnValue(json({ errorMessage: 'Збій' }, 500))
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Завершити з тим, що надійшло' })).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Повернутися до тесту' }))
    expect(await heading('Завдання 3 з 3')).toBeVisible()
  })

  test('leaving says that the clock goes on', async () => {
    const { heading } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Вийти з тесту' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Вийти з тесту?' })
    expect(dialog).toHaveTextContent('Час іде далі')
    expect(within(dialog).getByRole('link', { name: 'Вийти' })).toHaveAttribute('href', '/subjects/math')
  })

  test('a paper that is over leads to its result and leaves no way back', async () => {
    const over = { ...survey, clock: { ...survey.clock, startedAt: '2026-11-20T08:00:00.000Z', finishedAt: '2026-11-20T09:00:00.000Z' } }
    const { history } = await sit({
      ...holds(over),
    })
    await waitFor(() => expect(history).toEqual(['/result/math/nmt-12345678']))
  })

  test.each([
    ['a survey that nobody knows', { 'GET v3/surveys/nmt-12345678': () => json({ errorMessage: 'Немає' }, 404) }, 'math'],
    ['a survey of another subject', {}, 'history'],
  ])('%s is not found', async (_name, answers, subject) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await sit(answers, subject)
    expect(await screen.findByText('NotFoundError')).toBeVisible()
  })

  test('a failed opening can be tried again', async () => {
    const open = vi.fn<() => Response>(() => json({ errorMessage: 'Збій' }, 400))
    const { heading } = await sit({ 'GET v3/surveys/nmt-12345678': open })
    await heading('Не вдалося відкрити тест')
    open.mockImplementation(found)
    await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще' }))
    expect(await heading('Завдання 1 з 3')).toBeVisible()
  })

  test('a paper of another sign-in opens by itself for who signs in, be it before the refusal is there', async () => {
    const refusal = Promise.withResolvers<Response>()
    const open = vi.fn<() => Promise<Response>>(() => refusal.promise)
    const { heading, session } = await sit({ 'GET v3/surveys/nmt-12345678': open }, 'math', survey)
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    act(() => session.send({ type: 'tokens.change', tokens: { ...noTokens, token: 'own' } }))
    open.mockImplementation(async () => found())
    refusal.resolve(json({ errorMessage: 'Немає' }, 404))
    expect(await heading('Завдання 1 з 3')).toBeVisible()
    expect(open).toHaveBeenCalledTimes(2)
  })

  test('a paper of another sign-in is asked for once under each sign-in, and leads to the way back', async () => {
    const open = vi.fn<() => Response>(() => json({ errorMessage: 'Немає' }, 404))
    const { heading, session } = await sit({ 'GET v3/surveys/nmt-12345678': open }, 'math', survey)
    await heading('Не вдалося відкрити тест')
    expect(screen.getByText('Тест розпочато з іншого акаунта')).toBeVisible()
    act(() => session.send({ type: 'tokens.change', tokens: { ...noTokens, token: 'foreign' } }))
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
    await heading('Не вдалося відкрити тест')
    open.mockImplementation(found)
    act(() => session.send({ type: 'tokens.change', tokens: { ...noTokens, token: 'own' } }))
    expect(await heading('Завдання 1 з 3')).toBeVisible()
    expect(open).toHaveBeenCalledTimes(3)
  })

  test('a struck option is restored by choosing it, by keyboard too', async () => {
    const { heading, log } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.keyboard('{Shift>}2{/Shift}')
    expect(screen.getByRole('radio', { name: /4\s*\(викреслено\)/ })).not.toBeChecked()
    await userEvent.keyboard('2')
    expect(screen.getByRole('radio', { name: /4/ })).toBeChecked()
    expect(screen.queryByText(/викреслено/)).not.toBeInTheDocument()
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['open', 'visit', 'eliminate', 'eliminate', 'answer'])
  })
})
