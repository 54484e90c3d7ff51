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

const bounds: Record<string, (requirement: unknown) => string> = {
  min_length: (least) => `закоротко: щонайменше ${String(least)}`,
  max_length: (most) => `задовго: щонайбільше ${String(most)}`,
  non_empty: () => 'порожньо',
  min_value: (least) => `замало: щонайменше ${String(least)}`,
  max_value: (most) => `забагато: щонайбільше ${String(most)}`,
  integer: () => 'має бути ціле число',
  regex: (pattern) => `не того вигляду: ${String(pattern)}`,
  uuid: () => 'має бути UUID',
}

/**
 * Says in Ukrainian what is wrong with a value of a file: what an author has written himself stands as it is. (`@valibot/i18n` is for
 * Valibot before 1.)
 */
export function faultWords(issue: BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message
  const { type, received, expected, requirement } = issue
  const bound = bounds[type]
  if (issue.kind === 'validation') return bound?.(requirement) ?? `не підходить: ${received}`
  if (received === 'undefined') return 'бракує цього поля'
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
