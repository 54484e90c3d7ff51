import type { Entry, Recording } from '#chart-lab/recording'
import { numberFormatter } from '#contract/formatters'

/** One step of a recording in words; `at` in ms since the page was opened. */
export type Step = { at: number; what: string; more: string }

const kinds: Record<string, string> = {
  button: 'кнопку',
  submit: 'кнопку',
  link: 'посилання',
  a: 'посилання',
  radio: 'варіант',
  checkbox: 'позначку',
  switch: 'перемикач',
  tab: 'вкладку',
  option: 'варіант',
  menuitem: 'пункт меню',
  page: 'місце на сторінці',
}
const named = (name: string): string => (name === '' ? '' : ` «${name}»`)
const kilobytes = numberFormatter({ maximumFractionDigits: 1 })

/** «1,2 КБ». */
export const sizeText = (bytes: number): string => `${kilobytes(Math.max(bytes, 100) / 1000)} КБ`
/** «0:07». */
export const timeText = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** Puts a recording into words, step by step. */
export const stepsOf = ({ entries }: Recording): Step[] => entries.map((entry) => ({ at: entry.at, ...wordsOf(entry) }))

function wordsOf(entry: Entry): Omit<Step, 'at'> {
  switch (entry.kind) {
    case 'press':
      return { what: `Натиснуто ${kinds[entry.what] ?? 'елемент'}${named(entry.name)}`, more: '' }
    case 'input':
      return { what: `Заповнено поле${named(entry.name)}`, more: entry.value }
    case 'key':
      return { what: `Натиснуто клавішу ${entry.key}`, more: '' }
    case 'storage':
      return { what: `Інша вкладка змінила на пристрої${named(entry.key ?? '')}`, more: entry.value === null ? 'вилучено' : '' }
    case 'message':
      return { what: 'Повідомлення з іншої вкладки', more: '' }
    case 'place':
      return { what: `Відкрито ${entry.href}`, more: entry.isTravel ? 'кнопкою браузера' : '' }
    case 'answer':
      return { what: `Відповідь сервера ${entry.method} ${entry.path}`, more: answerText(entry.status, entry.body) }
    case 'event':
      return { what: `Подія застосунку ${entry.actor}: ${entry.event.type}`, more: carriedText(entry.event) }
  }
}

const answerText = (status: number, body: string | undefined): string =>
  [status === 0 ? 'немає зв’язку' : `код ${status}`, ...(body === undefined ? [] : [sizeText(body.length)])].join(', ')

function carriedText({ type: _type, ...carried }: { type: string }): string {
  const text = JSON.stringify(carried)
  return text === '{}' ? '' : text.length > 200 ? `${text.slice(0, 200)}…` : text
}
