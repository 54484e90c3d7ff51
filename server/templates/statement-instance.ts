import type { InstanceParts } from './instance-parts.ts'
import { shuffled } from '../practice/shuffled.ts'
import type { StatementTemplate } from './template-source.ts'

type Statement = StatementTemplate['statements'][number]
/** Which of the three statements an option holds for true, by their places. */
type Chosen = readonly number[]

const letters = ['a', 'b', 'c', 'd', 'e']
const numerals = ['I', 'II', 'III']
/** All that may be true of three statements, in the order in which papers print it. */
const sets: readonly Chosen[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]

/**
 * Three statements and five answers to which of them are true. All seven sets are the key equally often, and the wrong ones beside it are drawn
 * from the rest: the key stands under each letter equally often, though the options keep their order.
 */
export function statementInstance({ prompt, statements }: StatementTemplate, random: () => number) {
  const [key, ...wrong] = setsFor(random)
  const drawn = drawnFor(key, statements, random)
  const named = sets.filter((set) => set === key || wrong.includes(set)).map((set, place) => ({ set, id: letters[place] ?? '' }))
  const parts: InstanceParts = {
    form: 'single',
    options: Object.fromEntries(named.map(({ id, set }) => [id, optionOf(set)])),
    key: named.find(({ set }) => set === key)?.id ?? '',
    notes: Object.fromEntries(named.flatMap(({ id, set }) => (set === key ? [] : [[id, noteOn(set, drawn)]]))),
  }
  const listed = drawn.map(({ text }, place) => `${numerals[place]}. ${text}`)
  return { ...parts, prompt: [prompt, ...listed].join('\n\n'), explanation: drawn.map(verdictOn).join(' ') }
}

/** The key and four others. */
function setsFor(random: () => number): [Chosen, ...Chosen[]] {
  const [key = sets[0]!, ...others] = shuffled(sets, random)
  return [key, ...others.slice(0, 4)]
}

/** Three statements of which those of the key are true. */
function drawnFor(key: Chosen, statements: readonly Statement[], random: () => number): Statement[] {
  const mixed = shuffled(statements, random)
  const right = mixed.filter(({ isTrue }) => isTrue)
  const wrong = mixed.filter(({ isTrue }) => !isTrue)
  return numerals.flatMap((_, place) => (key.includes(place) ? right : wrong)[place] ?? [])
}

function optionOf(set: Chosen): string {
  const names = namesOf(set)
  return set.length === numerals.length ? names : `лише ${names}`
}

/** `I`, `I та III`, `I, II та III` */
const namesOf = (set: Chosen): string =>
  set.map((place, at) => `${at === 0 ? '' : at === set.length - 1 ? ' та ' : ', '}${numerals[place]}`).join('')

const verdictOn = ({ isTrue, why }: Statement, place: number): string => `${numerals[place]} — ${isTrue ? 'правильне' : 'хибне'}: ${why}.`

/** Refutes each false statement that the option takes for true, and names the true ones that it leaves out; where it only leaves out, says why they are true. */
function noteOn(set: Chosen, drawn: readonly Statement[]): string {
  const places = drawn.map((_, place) => place)
  const believed = places.filter((place) => set.includes(place) && !drawn[place]?.isTrue)
  const missed = places.filter((place) => !set.includes(place) && drawn[place]?.isTrue)
  const refuted = believed.map((place) => `Твердження ${numerals[place]} хибне: ${drawn[place]?.why}.`)
  const left = missed.map((place) => `Пропущено ${numerals[place]}: ${drawn[place]?.why}.`)
  if (refuted.length === 0) return left.join(' ')
  return [...refuted, ...(missed.length > 0 ? [`Пропущено ${namesOf(missed)}.`] : [])].join(' ')
}
