import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { defaultPreferences } from '#domain/study-preferences'
import { SpecialityChoice } from './speciality-choice'

test('a speciality is kept once, however often the button is pressed', async () => {
  const onKeep = vi.fn<(title: string) => void>()
  const user = userEvent.setup()
  render(<SpecialityChoice admission={null} preferences={defaultPreferences} onChoose={() => undefined} onKeep={onKeep} canKeep />)
  await user.type(screen.getByRole('textbox', { name: 'Назва, щоб зберегти' }), 'Право ')
  await user.dblClick(screen.getByRole('button', { name: 'Зберегти спеціальність' }))
  expect(onKeep.mock.calls).toEqual([['Право']])
})
