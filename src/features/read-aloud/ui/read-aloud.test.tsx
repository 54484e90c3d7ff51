import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RichText } from '#domain/rich-text'
import { markForeign } from '#domain/foreign-text'
import { ReadAloud } from './read-aloud'

/** jsdom has no voices: this is the part of the browser that speaks. */
class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}
const told = (utterance: Utterance | undefined, name: string, error?: string) =>
  act(() => void utterance?.dispatchEvent(Object.assign(new Event(name), { error })))

let spoken: Utterance[]
let voices: { lang: string; localService: boolean; name: string }[]
let synthesis: EventTarget & { getVoices: () => unknown; speak: (utterance: Utterance) => void; cancel: () => void }
const on = (lang: string, localService = true) => ({ lang, localService, name: lang })

beforeEach(() => {
  spoken = []
  voices = [on('uk-UA'), on('en_US')]
  synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => void spoken.push(utterance),
    cancel: () => void (spoken = []),
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  // What leaves stops its voice, which must still be there.
  cleanup()
  vi.unstubAllGlobals()
})

const paragraph = (text: string): RichText => [{ kind: 'paragraph', children: [{ kind: 'text', text }] }]
const english = markForeign(paragraph('Прочитай: The bus is late. Nobody waits for it.'), 'en')
const stressed = paragraph('агроно́мія — третій склад, як «симетрі́я»')

const button = () => screen.findByRole('button', { name: 'Читати вголос' })

test('English words are read by the English voice of the device, sentence by sentence, and a second press stops them', async () => {
  const user = userEvent.setup()
  render(<ReadAloud blocks={english} />)
  await user.click(await button())
  expect(spoken.map(({ text, lang, voice }) => [text, lang, voice?.lang])).toEqual([
    ['The bus is late.', 'en-US', 'en_US'],
    ['Nobody waits for it.', 'en-US', 'en_US'],
  ])
  await user.click(screen.getByRole('button', { name: 'Зупинити читання' }))
  expect(spoken).toEqual([])
  expect(await button()).toHaveFocus()
})

test('of a Ukrainian text the words with a sign of stress are read', async () => {
  const user = userEvent.setup()
  render(<ReadAloud blocks={stressed} />)
  await user.click(await button())
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['агроно́мія, симетрі́я', 'uk-UA']])
  told(spoken.at(-1), 'start')
  told(spoken.at(-1), 'end')
  expect(await button()).toBeVisible()
})

test('a gap in the text is a pause', async () => {
  const user = userEvent.setup()
  const gap: RichText = [
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'We ' },
        { kind: 'gap', id: '1' },
        { kind: 'text', text: ' home.' },
      ],
    },
  ]
  render(<ReadAloud blocks={markForeign(gap, 'en')} />)
  await user.click(await button())
  expect(spoken.map(({ text }) => text)).toEqual(['We … home.'])
})

test.each([
  ['no voice', [], english],
  ['a voice of another language', [on('de-DE')], english],
  ['a voice that is fetched from a network', [on('en-GB', false)], english],
  ['nothing to hear', [on('uk-UA'), on('en-US')], paragraph('Столиця України')],
])('with %s there is no button', async (_, there, blocks) => {
  voices = there
  render(<ReadAloud blocks={blocks} />)
  await act(() => import('./read-aloud-button'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a voice that the device names later brings the button', async () => {
  voices = []
  render(<ReadAloud blocks={english} />)
  await act(() => import('./read-aloud-button'))
  expect(screen.queryByRole('button')).toBeNull()
  voices = [on('en-US')]
  act(() => void synthesis.dispatchEvent(new Event('voiceschanged')))
  expect(await button()).toBeVisible()
})

test.each([
  ['says that it cannot', () => told(spoken[0], 'error', 'synthesis-failed')],
  ['says nothing', () => act(() => void vi.advanceTimersByTime(5000))],
])('a voice that %s is told of, and can be tried again', async (_, fail) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<ReadAloud blocks={english} />)
    await user.click(await button())
    fail()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Голос пристрою не відповідає'))
    await user.click(await button())
    expect(spoken).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('who leaves hears no more of it', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<ReadAloud blocks={english} />)
  await user.click(await button())
  unmount()
  expect(spoken).toEqual([])
})

test('another text that is begun ends the first without a word of failure', async () => {
  const user = userEvent.setup()
  render(<ReadAloud blocks={english} />)
  await user.click(await button())
  told(spoken[0], 'error', 'interrupted')
  expect(await button()).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
