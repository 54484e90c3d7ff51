import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { FirstAnswersProvider } from '../first-answers'
import { useAnswer } from './use-answer'

const schema = v.object({ data: v.object({ word: v.string() }) })
const drawn = vi.fn<() => void>()

function Word() {
  const answer = useAnswer('v3/word', schema)
  drawn()
  return answer.state === 'ready' ? answer.found.word : answer.state
}

test('what came along with the page is drawn once, and nobody is asked', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  render(
    <FirstAnswersProvider value={{ path: '/', answers: { 'v3/word': { data: { word: 'слово' } } } }}>
      <Word />
    </FirstAnswersProvider>,
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByText('слово')).toBeVisible()
  expect(drawn).toHaveBeenCalledOnce()
  expect(fetch).not.toHaveBeenCalled()
})
