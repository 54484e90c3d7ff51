import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SubjectTabs } from './subject-tabs'

test('where tasks cannot be turned to, the subjects of a block cannot be pressed', () => {
  render(
    <SubjectTabs
      subjects={['math', 'ukrainian']}
      titles={{ math: 'Математика', ukrainian: 'Українська мова' }}
      current="math"
      tasks={[]}
    />,
  )
  expect(screen.getAllByRole('button').map((tab) => [tab.textContent, tab.matches(':disabled')])).toEqual([
    ['Математика0 з 0', true],
    ['Українська мова0 з 0', true],
  ])
})
