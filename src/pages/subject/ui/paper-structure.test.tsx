import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaperStructure } from './paper-structure'

test('the page of a subject leads to real papers and programmes by year', () => {
  const parts = [{ form: 'single' as const, from: 1, to: 15, points: 1, options: 5, rows: null }]
  const structure = { year: 2026, source: 'УЦОЯО', tasks: 15, max: 15, verified: true, minutes: 60, hasReference: true, parts }
  render(<PaperStructure structure={structure} threshold={3} />)
  expect(screen.getByRole('link', { name: 'Справжні тести й програми за роками' })).toHaveAttribute('href', '/pro-nmt#spravzhni-testy')
})
