import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WorkName } from './work-name'

test('the foreign words in the name of a work have their language, its own words have none', () => {
  const { container, rerender } = render(<WorkName work={{ kind: 'topic', title: 'Сполучуваність слів (collocations)', language: 'en' }} />)
  expect(container).toHaveTextContent('Тема: Сполучуваність слів (collocations)')
  expect(screen.getByText('collocations')).toHaveAttribute('lang', 'en')
  rerender(<WorkName work={{ kind: 'lesson', title: 'Відсотки' }} />)
  expect(container).toHaveTextContent('Урок: Відсотки')
  expect(container.querySelector('[lang]')).toBeNull()
})
