import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('what the server drew below the first screen stays until the code that draws it anew is here', async () => {
  document.body.innerHTML = '<div id="root"><div id="landing-rest"><p>Намальовано сервером</p></div></div>'
  const { LandingRest } = await import('./landing-rest')
  document.body.innerHTML = ''
  render(<LandingRest />)
  expect(screen.getByText('Намальовано сервером')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Звідки завдання' })).toBeVisible()
  expect(screen.queryByText('Намальовано сервером')).toBeNull()
})
