import type { ComputedTemplate, TemplateSource } from '../../server/content/authoring/template-source.ts'

/** After a number that changes these never change. */
const steady = new Set(
  `см м км мм дм кг г т л мл грн год хв с і й та або чи до від на з із зі у в за по під над більше менше рази разів раз не є це то а але що як якщо дорівнює дорівнюють
  відсотків при де тому отже маємо з’являється ділимо тис млн студентів градусів кінці кінця чисел замість теж ще обидва рівних підходить бо дає дають ліворуч праворуч вгору вниз означає став стане`.split(
    /\s+/,
  ),
)
const numberThenWord = /(?<=^|[\s$(«])@(?:[a-z][a-zA-Z0-9]*|\((?:[^()|]|\([^()]*\))*\))\$?[  ]([а-яіїєґ’]+)/g

/** A word right after a number that is drawn must be written in all its forms, `@n @(n|година|години|годин)`, or be one that never changes. */
export function caseComplaints(template: TemplateSource): string[] {
  const texts =
    'table' in template || 'statements' in template
      ? []
      : [template.prompt, template.explanation, ...(template.hints ?? []), ...notesOf(template)]
  const words = Object.keys('draw' in template ? template.draw : {}).filter((name) => 'draw' in template && isWords(template.draw[name]))
  return texts.flatMap((text) =>
    [...text.matchAll(numberThenWord)].flatMap(([whole, word = '']) =>
      steady.has(word) || /(но|то|ться|ують|ають)$/.test(word) || words.some((name) => new RegExp(`^@${name}\\b`).test(whole))
        ? []
        : [`слово «${word}» після числа стоїть в одній формі: напиши @(n|одна|дві|п’ять)`],
    ),
  )
}

const isWords = (choices: unknown): boolean => Array.isArray(choices) && typeof choices[0] !== 'number' && !Array.isArray(choices[0])

function notesOf(template: ComputedTemplate): string[] {
  if (template.form === 'matching') return template.rows.flatMap(({ text, note }) => [text, note])
  return template.mistakes.map(({ note }) => note)
}
