import type { InstanceParts } from './instance-parts.ts'
import { shuffled } from '../../base/shuffled.ts'
import type { StatementTemplate } from '../authoring/template-source.ts'

type Statement = StatementTemplate['statements'][number]
/** The statements that an option claims to be true, by their indices. */
type Chosen = readonly number[]

const letters = ['a', 'b', 'c', 'd', 'e']
const numerals = ['I', 'II', 'III']
/** All that may be true of three statements, in the order in which papers print it. */
const sets: readonly Chosen[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]

/** Three statements and five answers to which of them are true. All seven sets are the key equally often, and so is each letter. */
export function statementInstance({ prompt, statements }: StatementTemplate, random: () => number) {
  const [key, ...wrong] = setsFor(random)
  const drawn = drawnFor(key, statements, random)
  const named = sets.filter((set) => set === key || wrong.includes(set)).map((set, index) => ({ set, id: letters[index] ?? '' }))
  const parts: InstanceParts = {
    form: 'single',
    options: Object.fromEntries(named.map(({ id, set }) => [id, optionOf(set)])),
    key: named.find(({ set }) => set === key)?.id ?? '',
    notes: Object.fromEntries(named.flatMap(({ id, set }) => (set === key ? [] : [[id, noteOn(set, drawn)]]))),
  }
  const listed = drawn.map(({ text }, index) => `${numerals[index]}. ${text}`)
  return { ...parts, prompt: [prompt, ...listed].join('\n\n'), explanation: drawn.map(judgementOn).join(' ') }
}

/** The key and four others. */
function setsFor(random: () => number): [Chosen, ...Chosen[]] {
  const [key = sets[0]!, ...others] = shuffled(sets, random)
  return [key, ...others.slice(0, 4)]
}

/** Three statements; those that the key names are true. */
function drawnFor(key: Chosen, statements: readonly Statement[], random: () => number): Statement[] {
  const mixed = shuffled(statements, random)
  const right = mixed.filter(({ isTrue }) => isTrue)
  const wrong = mixed.filter(({ isTrue }) => !isTrue)
  return numerals.flatMap((_, index) => (key.includes(index) ? right : wrong)[index] ?? [])
}

function optionOf(set: Chosen): string {
  const names = namesOf(set)
  return set.length === numerals.length ? names : `лише ${names}`
}

/** `I`, `I та III`, `I, II та III` */
const namesOf = (set: Chosen): string =>
  set.map((index, at) => `${at === 0 ? '' : at === set.length - 1 ? ' та ' : ', '}${numerals[index]}`).join('')

const judgementOn = ({ isTrue, why }: Statement, index: number): string => `${numerals[index]} — ${isTrue ? 'правильне' : 'хибне'}: ${why}.`

/** Refutes each false statement that the option takes for true, and names the true ones that it leaves out; where it only leaves out, says why they are true. */
function noteOn(set: Chosen, drawn: readonly Statement[]): string {
  const indices = drawn.map((_, index) => index)
  const believed = indices.filter((index) => set.includes(index) && !drawn[index]?.isTrue)
  const missed = indices.filter((index) => !set.includes(index) && drawn[index]?.isTrue)
  const refuted = believed.map((index) => `Твердження ${numerals[index]} хибне: ${drawn[index]?.why}.`)
  const left = missed.map((index) => `Пропущено ${numerals[index]}: ${drawn[index]?.why}.`)
  if (refuted.length === 0) return left.join(' ')
  return [...refuted, ...(missed.length > 0 ? [`Пропущено ${namesOf(missed)}.`] : [])].join(' ')
}
