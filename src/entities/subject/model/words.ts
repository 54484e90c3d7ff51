import type { QuestionForm } from '#contract/question'

const plural = new Intl.PluralRules('uk')

type Forms = { one: string; few: string; many: string; /** Genitive of one: «немає бала». */ ofOne: string }
const nouns = {
  task: { one: 'завдання', few: 'завдання', many: 'завдань', ofOne: 'завдання' },
  point: { one: 'бал', few: 'бали', many: 'балів', ofOne: 'бала' },
  testPoint: { one: 'тестовий бал', few: 'тестові бали', many: 'тестових балів', ofOne: 'тестового бала' },
  minute: { one: 'хвилина', few: 'хвилини', many: 'хвилин', ofOne: 'хвилини' },
  hour: { one: 'година', few: 'години', many: 'годин', ofOne: 'години' },
  practiceTask: {
    one: 'завдання для практики',
    few: 'завдання для практики',
    many: 'завдань для практики',
    ofOne: 'завдання для практики',
  },
  seat: { one: 'місце', few: 'місця', many: 'місць', ofOne: 'місця' },
  paper: { one: 'варіант', few: 'варіанти', many: 'варіантів', ofOne: 'варіанта' },
  card: { one: 'картка', few: 'картки', many: 'карток', ofOne: 'картки' },
  change: { one: 'зміна', few: 'зміни', many: 'змін', ofOne: 'зміни' },
  row: { one: 'рядок', few: 'рядки', many: 'рядків', ofOne: 'рядка' },
} satisfies Record<string, Forms>

type Noun = keyof typeof nouns
const spelled = (count: number): string => count.toLocaleString('uk-UA')

/** A number with its noun in the right form: `countOf(2, 'point')` → «2 бали». */
export function countOf(count: number, noun: Noun): string {
  const rule = plural.select(count)
  return `${spelled(count)} ${rule === 'one' ? nouns[noun].one : rule === 'few' ? nouns[noun].few : nouns[noun].many}`
}

/** The same in the genitive, after «не вистачило», «з»: `genitiveCountOf(2, 'point')` → «2 балів». */
export const genitiveCountOf = (count: number, noun: Noun): string =>
  `${spelled(count)} ${plural.select(count) === 'one' ? nouns[noun].ofOne : nouns[noun].many}`

const formNames: Record<QuestionForm, string> = {
  single: 'Одна правильна відповідь',
  matching: 'Логічні пари',
  sequence: 'Послідовність',
  multi: 'Три правильні з переліку',
  grouped: 'По одній у трьох групах',
  numeric: 'Коротка числова відповідь',
  gap: 'Пропуски з варіантами',
  gapPool: 'Пропуски зі спільним переліком',
}

/** What a form of task is called on the screen. */
export const formName = (form: QuestionForm): string => formNames[form]
