import { hintComplaints } from './hints.ts'
import { evaluate } from '../../server/drawing/expressions/evaluate.ts'
import { fillText } from '../../server/drawing/expressions/fill-text.ts'
import { drawInstance, realise } from '../../server/content/task-templates/realise.ts'
import type { Instance } from '../../server/content/task-templates/instance.ts'
import type { ReadyTemplate } from '../../server/content/ready-template.ts'
import { sameValue } from '../../server/content/task-templates/same-value.ts'
import { mostSeed, mostSeedOf } from '../../server/content/task-templates/seeds.ts'
import { taskComplaints } from './papers.ts'
import { fixedKeyComplaints, type TemplateFindings } from './key-positions.ts'
import { brokenEqualities } from './equalities.ts'
import { letterComplaints, statementComplaints } from './statements.ts'
import { factComplaints } from './template-facts.ts'
import { caseComplaints } from './template-words.ts'
import { formulaFaults, texOf } from './formulas.ts'

/** The number of instances of each template that are made into whole tasks, as the server does for pupils. */
const mostRealised = 3
const fewestDifferent = 12

/** Every instance that a pupil can get is drawn, once, and looked at. */
export function lookAtTemplates(templates: readonly ReadyTemplate[]): TemplateFindings[] {
  return templates.map((ready) => {
    const keys = new Map<string, number>()
    const complaints = new Set([...caseComplaints(ready.template), ...complaintsAbout(ready, keys)])
    return { ready, keys, complaints: [...complaints].slice(0, 3).map((complaint) => `${ready.file}, ${ready.template.id}: ${complaint}`) }
  })
}

function complaintsAbout(ready: ReadyTemplate, keys: Map<string, number>): string[] {
  const different = new Set<string>()
  const complaints: string[] = []
  for (let seed = 1; seed <= mostSeedOf(ready.asks); seed++) {
    try {
      const instance = drawInstance(ready, seed)
      different.add(wordsOf(ready, instance))
      countKey(instance, keys)
      const found = [
        ...keyComplaints(ready, instance),
        ...formComplaints(instance),
        ...textComplaints(instance),
        ...hintComplaints(instance.source),
        ...factComplaints(ready, instance),
        ...statementComplaints(ready, instance),
      ]
      if (seed <= mostRealised) found.push(...wholeComplaints(ready, seed))
      complaints.push(...found.map((complaint) => `${complaint} (насіння ${seed})`))
    } catch (error) {
      complaints.push(`${error instanceof Error ? error.message : String(error)} (насіння ${seed})`)
    }
    if (complaints.length > 2) return complaints
  }
  if (different.size < fewestDifferent) complaints.push(`різних завдань лише ${different.size} із ${mostSeed}`)
  return [...complaints, ...letterComplaints(ready, keys), ...fixedKeyComplaints(ready, keys)]
}

/** Counts the place of the key among the options; a place where it never stands is counted as 0. */
function countKey({ source: { form, key, options = {} } }: Instance, keys: Map<string, number>): void {
  if (form !== 'single') return
  for (const id of Object.keys(options)) keys.set(id, (keys.get(id) ?? 0) + Number(id === key))
}

/** Picks the words that make a task a task of its own: the question with its figure; over a table the options as well. */
function wordsOf({ template }: ReadyTemplate, { source, scope }: Instance): string {
  if ('table' in template) return JSON.stringify([source.prompt, Object.values(source.options ?? {}).toSorted(), source.rows ?? null])
  return JSON.stringify([
    source.prompt,
    source.rows ?? null,
    'figure' in template && template.figure ? fillText(template.figure.alt, scope) : null,
  ])
}

/** The key once more, by the other way that its author wrote. */
function keyComplaints({ template }: ReadyTemplate, { scope }: Instance): string[] {
  if ('table' in template || 'statements' in template) return []
  const pairs = template.form === 'matching' ? template.rows : [template]
  return pairs.flatMap(({ key, check }) => {
    const [first, second] = [evaluate(key, scope), evaluate(check, scope)]
    return sameValue(first, second) ? [] : [`ключ ${String(first)}, а друге обчислення дає ${String(second)}`]
  })
}

function formComplaints({ source }: Instance): string[] {
  if (!source.options) return []
  const texts = Object.values(source.options)
  const numbers = texts.map((text) => /^\$(-?\d+(?:\{,\}\d+)?)\$$/.exec(text)?.[1]?.replace('{,}', '.'))
  const isFalling =
    numbers.every((each) => each !== undefined) && numbers.some((each, index) => index > 0 && Number(each) <= Number(numbers[index - 1]))
  return [
    ...(new Set(texts).size < texts.length ? [`варіанти повторюються: ${texts.join('; ')}`] : []),
    ...(isFalling ? [`варіанти не за порядком: ${texts.join('; ')}`] : []),
  ]
}

/** Every equality of numbers that a pupil reads must hold, and nothing may be left unwritten. */
function textComplaints({ source }: Instance): string[] {
  const notes = [...(source.mistakes ?? []).map(({ text }) => text), ...Object.values(source.notes ?? {})]
  const texts = [source.prompt, source.explanation, ...(source.hints ?? []), ...notes, ...Object.values(source.options ?? {})]
  return texts.flatMap((text) => [
    ...(/(?<![.!?])\.\.(?!\.)/.test(text) ? [`дві крапки поспіль: «${text}»`] : []),
    ...(/@|undefined|NaN|Infinity|null/.test(text) ? [`у тексті лишилося незаповнене: «${text}»`] : []),
    ...(/\$[^$]*(\+-|--|\+\+|-\+)[^$]*\$/.test(text) ? [`два знаки поспіль: «${text}»`] : []),
    ...brokenEqualities(text).map((equality) => `неправильна рівність ${equality} у «${text}»`),
  ])
}

/** As the server makes it: the texts can be drawn, the formulas compile and can be read aloud, every wrong option is explained. */
function wholeComplaints(ready: ReadyTemplate, seed: number): string[] {
  const { task } = realise(ready, seed)
  return [...texOf([task.question, task.key]).flatMap(formulaFaults), ...taskComplaints(task)]
}
