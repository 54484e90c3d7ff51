const plural = new Intl.PluralRules('uk')

type Forms = { one: string; few: string; many: string }
const nouns = {
  task: { one: 'завдання', few: 'завдання', many: 'завдань' },
  point: { one: 'бал', few: 'бали', many: 'балів' },
  testPoint: { one: 'тестовий бал', few: 'тестові бали', many: 'тестових балів' },
  minute: { one: 'хвилина', few: 'хвилини', many: 'хвилин' },
  paper: { one: 'варіант', few: 'варіанти', many: 'варіантів' },
} satisfies Record<string, Forms>

/** A number with its noun in the right form: `countOf(2, 'point')` → «2 бали». */
export function countOf(count: number, noun: keyof typeof nouns): string {
  const rule = plural.select(count)
  return `${count.toLocaleString('uk-UA')} ${rule === 'one' ? nouns[noun].one : rule === 'few' ? nouns[noun].few : nouns[noun].many}`
}
