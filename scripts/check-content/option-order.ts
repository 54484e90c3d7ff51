import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import type { TaskFile } from './sources.ts'
import { texValue } from './tex-value.ts'

/** Numbers that stand neither from small to large nor from large to small: the odd one out is a hint. */
export function orderComplaints(files: readonly TaskFile[]): string[] {
  return files.flatMap(({ questions }) =>
    questions.flatMap((question) => [
      ...optionLists(question)
        .filter((texts) => isOrdered(texts) === false)
        .map(() => `${question.id}: числові варіанти стоять не за порядком`),
      ...optionLists(question)
        .flat()
        .filter(isUnread)
        .map((text) => `${question.id}: числовий варіант «${text}» не прочитано`),
    ]),
  )
}

/**
 * Tells whether an option speaks of one number and was not read, so that its place in the order is not known. Ratios, points, intervals
 * and times are no single number.
 */
export function isUnread(text: string): boolean {
  if (valueOf(text) !== null) return false
  const bare = text.replaceAll(/\\(?:text\{[^}]*\}|[,;\s%]|\^?circ)/g, ' ')
  const isNamed = /\p{L}/u.test(bare.replace(new RegExp(`${unit}$`, 'u'), '').replaceAll(/\\[a-z]+/gi, ''))
  const isNamedByTex = /\\(?:alpha|beta|gamma|varphi|lambda|omega|Delta|mathrm|vec|overline|operatorname|infty|pm|pi|sin|cos)/.test(bare)
  const isSeveral = /\d\$?\s*(?:[,:;–—]|\d:)\s*\$?[−-]?\d|[[(|{].*[\])|}]|:\d|^\d+:\s|[<>=]|\d\s+—|\d-[а-яіїєґ]/.test(bare)
  return /\d|^[XVI]+ ст\.$/.test(bare) && !isNamed && !isNamedByTex && !isSeveral
}

/** Lists of options that a pupil chooses from; steps to be put in order do not count. */
export function optionLists(question: QuestionSource): string[][] {
  if (question.form === 'single' || question.form === 'matching') return [Object.values(question.options)]
  return question.form === 'gap' ? Object.values(question.gaps).map(({ options }) => Object.values(options)) : []
}

/** Tells whether options that are all numbers stand in order; null where one of them is no number. */
export function isOrdered(texts: readonly string[]): boolean | null {
  const values = texts.flatMap((text) => valueOf(text) ?? [])
  if (values.length < texts.length || new Set(values).size < values.length) return null
  const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? 0)))
  return new Set(steps).size <= 1
}

const unit = String.raw`[\s\p{L}°%‰²³./·]*`
const formula = new RegExp(String.raw`^(?:[a-z]\s*=\s*)?\$([^$]+)\$${unit}$`, 'u')
const plain = new RegExp(String.raw`^([−+-]?\d[\d\s]*(?:[,.]\d+)?)${unit}$`, 'u')
const partsOfCentury: Record<string, number> = { початок: 0.1, 'перша половина': 0.2, середина: 0.4, 'друга половина': 0.6, кінець: 0.8 }
const romans: Record<string, number> = { I: 1, V: 5, X: 10 }

/** Reads the value that an option is put in order by: a number, the first of several roots, infinity for “no roots”; null for anything else. */
export function valueOf(text: string): number | null {
  if (/^(?:[а-яіїєґ’]+ )+(?:не має коренів|немає)$/.test(text.trim())) return Infinity
  const [first = '', ...others] = text.trim().split(/;(?:\\\s)?/)
  if (others.length === 0) return numberIn(first)
  const values = [`${first}$`, ...others.map((each) => `$${each.trim()}${each.trim().endsWith('$') ? '' : '$'}`)].map(numberIn)
  return values.includes(null) ? null : (values[0] ?? 0) + values.length * 1e-6 + (values[1] ?? 0) * 1e-9
}

/** The number that a text stands for: plain, a formula, a percentage, a year, a century; null for anything else. */
function numberIn(text: string): number | null {
  const century = /^(?:(початок|перша половина|середина|друга половина|кінець) )?([XVI]+) ст\.$/.exec(text.trim())
  if (century) return romanValue(century[2] ?? '') + (partsOfCentury[century[1] ?? ''] ?? 0)
  const written = plain.exec(text.trim())?.[1]
  if (written !== undefined) return Number(written.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.'))
  const tex = formula
    .exec(text.trim())?.[1]
    ?.replace(/^[a-z]\s*=/, '')
    .replace('\\%', '')
  if (tex === undefined) return null
  try {
    return texValue(tex.replaceAll(/\\(?:,|;|\s)|\\text\{[^}]*\}/g, ''))
  } catch {
    return null
  }
}

const romanValue = (roman: string): number =>
  Array.from(roman).reduce((sum, letter, index) => {
    const [here = 0, next = 0] = [romans[letter], romans[roman[index + 1] ?? '']]
    return sum + (here < next ? -here : here)
  }, 0)
