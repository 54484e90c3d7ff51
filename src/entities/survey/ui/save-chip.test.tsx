import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SaveState } from '../model/save-state'
import { SaveChip } from './save-chip'

test.each<[SaveState, string, string]>([
  ['saved', 'Збережено', ''],
  ['saving', 'Зберігаємо…', ''],
  ['waiting', 'Збережено на пристрої', 'Збережено на пристрої. Можна відповідати далі'],
  ['offline', 'Немає з’єднання · 3 чекають', 'Немає з’єднання. Відповіді зберігаються на пристрої, можна відповідати далі'],
  ['unsaved', 'Не вдалося зберегти на пристрої', 'Не вдалося зберегти на пристрої. Можна відповідати далі'],
])('%s is shown as «%s» and spoken as «%s»', (saving, shown, spoken) => {
  render(<SaveChip saving={saving} waiting={3} />)
  expect(screen.getByText(shown)).toBeVisible()
  expect(screen.getByRole('status').textContent).toBe(spoken)
})
