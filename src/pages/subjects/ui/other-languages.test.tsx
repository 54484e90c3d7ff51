import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SubjectSummary } from '#domain/subject'
import { OtherLanguages } from './other-languages'

test('German, French and Spanish are named with the structure of their paper, the scale, the official site and the truth about tasks', () => {
  const english: SubjectSummary = {
    id: 'english',
    title: 'Англійська мова',
    kind: 'elective',
    order: 6,
    tasks: 32,
    max: 32,
    threshold: 5,
    minutes: 60,
    papers: 1,
  }
  render(<OtherLanguages english={english} />)
  const panel = within(screen.getByRole('region', { name: 'Німецька, французька, іспанська' }))
  expect(panel.getByText(/32 завдання, 32 бали, поріг 5, 60 хвилин; шкала 100–200/)).toBeVisible()
  expect(panel.getByText(/^Завдань із цих трьох мов на сайті поки немає/)).toBeVisible()
  expect(panel.getByRole('link', { name: 'Будова тесту і шкала' })).toHaveAttribute('href', '/subjects/english')
  expect(panel.getByRole('link', { name: /на сайті УЦОЯО/ })).toHaveAttribute('href', expect.stringContaining('testportal.gov.ua'))
})
