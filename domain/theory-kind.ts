import * as v from 'valibot'

/**
 * Kinds of theory, in the order of a hub; a kind is the `{type}` of an address. `notes`: articles. `examples`: theirs. `reference`: the
 * sheet of the exam. All others are tables of facts.
 */
export const theoryKindNames = {
  notes: 'Конспекти',
  formulas: 'Формули',
  units: 'Величини й одиниці',
  reactions: 'Реакції',
  substances: 'Речовини',
  rules: 'Правила',
  dates: 'Дати',
  persons: 'Персоналії',
  works: 'Твори',
  heroes: 'Герої',
  devices: 'Художні засоби',
  quotes: 'Перші рядки',
  terms: 'Терміни',
  systems: 'Системи органів',
  taxa: 'Систематика',
  places: 'Географічні назви',
  figures: 'Числа й факти',
  climates: 'Клімат',
  stress: 'Наголоси',
  verbs: 'Неправильні дієслова',
  phrases: 'Сталі вислови',
  examples: 'Розв’язані приклади',
  reference: 'Довідкові матеріали',
}
const kinds = Object.keys(theoryKindNames) as (keyof typeof theoryKindNames)[]

export const theoryKindSchema = v.picklist(kinds, 'Такого розділу теорії немає')
export type TheoryKind = v.InferOutput<typeof theoryKindSchema>
