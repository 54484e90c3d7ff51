import { pluralOf } from '#domain/plural'
import { spelled } from '#domain/spelled'

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
  deck: { one: 'колода', few: 'колоди', many: 'колод', ofOne: 'колоди' },
  change: { one: 'зміна', few: 'зміни', many: 'змін', ofOne: 'зміни' },
  lesson: { one: 'урок', few: 'уроки', many: 'уроків', ofOne: 'уроку' },
  module: { one: 'модуль', few: 'модулі', many: 'модулів', ofOne: 'модуля' },
  rightAnswer: {
    one: 'правильна відповідь',
    few: 'правильні відповіді',
    many: 'правильних відповідей',
    ofOne: 'правильної відповіді',
  },
  row: { one: 'рядок', few: 'рядки', many: 'рядків', ofOne: 'рядка' },
} satisfies Record<string, Forms>

type Noun = keyof typeof nouns

/** A number with its noun in the right form: `countOf(2, 'point')` → «2 бали». */
export function countOf(count: number, noun: Noun): string {
  const { one, few, many } = nouns[noun]
  return `${spelled(count)} ${pluralOf(count, [one, few, many])}`
}

/** The same in the genitive, after «не вистачило», «з»: `genitiveCountOf(2, 'point')` → «2 балів». */
export function genitiveCountOf(count: number, noun: Noun): string {
  const { ofOne, many } = nouns[noun]
  return `${spelled(count)} ${pluralOf(count, [ofOne, many, many])}`
}
