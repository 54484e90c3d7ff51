import * as v from 'valibot'

/**
 * Kinds of theory, the `{type}` of an address, in the order of a hub. `notes` are articles, `examples` theirs, `reference` the sheet of
 * the exam; all others are tables of facts.
 */
export const theoryKindSchema = v.picklist(
  [
    'notes',
    'formulas',
    'units',
    'reactions',
    'substances',
    'rules',
    'dates',
    'persons',
    'works',
    'heroes',
    'devices',
    'quotes',
    'terms',
    'systems',
    'taxa',
    'places',
    'figures',
    'climates',
    'stress',
    'verbs',
    'phrases',
    'examples',
    'reference',
  ],
  'Такого розділу теорії немає',
)
export type TheoryKind = v.InferOutput<typeof theoryKindSchema>

/** The name of each kind on the screen. */
export const theoryKindNames: Record<TheoryKind, string> = {
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
