import { pluralOf } from '#domain/plural'
import type { BaseIssue } from 'valibot'

/** What a schema expects, as an author would say it. */
const kinds: Record<string, string> = {
  string: 'текст',
  number: 'число',
  boolean: 'true або false',
  array: 'список',
  tuple: 'список',
  Array: 'список',
  object: 'поля з назвами',
  Object: 'поля з назвами',
  record: 'поля з назвами',
  null: 'null',
}

type Parts = [string, string, string]
type Rule = (requirement: unknown, given: { stands: string; length: number; parts: Parts }) => string

const atLeast: Rule = (least, { length, parts }) =>
  length === 0 ? 'порожньо' : `має бути щонайменше ${counted(least, parts)}, а є ${length}`

/** What each rule of a schema asks for, and what stands there instead. */
const rules: Record<string, Rule> = {
  min_length: atLeast,
  non_empty: () => 'порожньо',
  max_length: (most, { length, parts }) => `має бути щонайбільше ${counted(most, parts)}, а є ${length}`,
  length: (wanted, { length, parts }) => `має бути рівно ${counted(wanted, parts)}, а є ${length}`,
  min_value: (least, { stands }) => `замало: щонайменше ${String(least)}, а стоїть ${stands}`,
  max_value: (most, { stands }) => `забагато: щонайбільше ${String(most)}, а стоїть ${stands}`,
  integer: (_, { stands }) => `має бути ціле число, а стоїть ${stands}`,
  iso_date: (_, { stands }) => `має бути день, як-от '2026-11-28', а стоїть ${stands}`,
}

const inList: Parts = ['елемент', 'елементи', 'елементів']
const inText: Parts = ['знак', 'знаки', 'знаків']
const counted = (count: unknown, parts: Parts): string => `${String(count)} ${pluralOf(Number(count), parts)}`

const mostShown = 60
const shortened = (stands: string): string => (stands.length > mostShown ? `${stands.slice(0, mostShown)}…` : stands)

/**
 * Says in Ukrainian what is wrong with a value of a file: what an author has written himself stands as it is. (`@valibot/i18n` is for
 * Valibot before 1.)
 */
export function faultWords(issue: BaseIssue<unknown>): string {
  const { type, expected, requirement, input } = issue
  if (input === undefined) return 'бракує цього поля'
  const received = shortened(issue.received)
  const isList = Array.isArray(input)
  const length = typeof input === 'string' ? input.trim().length : isList ? input.length : 0
  if (issue.kind === 'validation') {
    const isOwn = !issue.message.startsWith('Invalid ')
    if (isOwn) return type === 'regex' ? `${issue.message}, а стоїть ${received}` : issue.message
    return (
      rules[type]?.(requirement, { stands: received, length, parts: isList ? inList : inText }) ??
      `має бути ${String(expected)}, а стоїть ${received}`
    )
  }
  if (!issue.message.startsWith('Invalid ')) return `${issue.message}, а стоїть ${kinds[received] ?? received}`
  if (type === 'picklist' || type === 'literal' || type === 'enum' || type === 'variant')
    return `може бути лише ${String(expected).replaceAll('"', '').replaceAll(' | ', ', ').replaceAll(/[()]/g, '')}, а стоїть ${received}`
  const wanted = (expected ?? type)
    .replaceAll(/[()]/g, '')
    .split(' | ')
    .map((each) => kinds[each] ?? each)
  return `має бути ${[...new Set(wanted)].join(' або ')}, а стоїть ${kinds[received] ?? received}`
}

/** Faults of the notation itself, by the codes of the `yaml` package. */
export const notationWords: Record<string, string> = {
  BAD_INDENT: 'хибний відступ',
  TAB_AS_INDENT: 'відступ зроблено табуляцією, а не пробілами',
  DUPLICATE_KEY: 'це поле вже є вище',
  MISSING_CHAR: 'бракує знака: лапки, двокрапки чи дужки',
  UNEXPECTED_TOKEN: 'зайвий знак',
  MULTILINE_IMPLICIT_KEY: 'назва поля розірвана на два рядки: чи не бракує лапок?',
  BLOCK_AS_IMPLICIT_KEY: 'зайва двокрапка: візьми текст у лапки',
  BAD_SCALAR_START: 'текст починається зі знака, який треба взяти в лапки',
}
