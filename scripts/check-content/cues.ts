import { isOrdered } from './option-order.ts'

/** One choice that a pupil may guess at: the words that ask, the options, and which of them is the key. `row`: where several ask beside the same options. */
export type Choice = { id: string; stem: string; options: string[]; key: number; row?: string }

const cues = new WeakMap<Choice, Cue[]>()

const absolute =
  /(?<!\p{L})(завжди|ніколи|лише|тільки|виключно|цілком|повністю|ус[іе]|вс[іе]|кожн\p{L}*|жод\p{L}+|будь-як\p{L}*|always|never|only|all|every|none|completely)(?!\p{L})/iu
const words = (text: string): string[] => (text.toLowerCase().match(/[\p{L}’]{4,}/gu) ?? []).map((word) => word.slice(0, 5))

/** The one option with the greatest value, where there is one. */
function onlyGreatest(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const indices = values.flatMap((value, index) => (value === most ? [index] : []))
  return indices.length === 1 ? indices : []
}
const onlyOne = (isIt: readonly boolean[]): number[] => onlyGreatest(isIt.map(Number))
const onlyOther = (isIt: readonly boolean[]): number[] => onlyGreatest(isIt.map((is) => Number(!is)))
const oddOne = (isIt: readonly boolean[]): number[] => (isIt.length > 2 ? [...onlyOne(isIt), ...onlyOther(isIt)].slice(0, 1) : [])

function sharedWith(stem: string, options: readonly string[]): number[] {
  const asked = new Set(words(stem))
  return onlyGreatest(options.map((option) => new Set(words(option).filter((word) => asked.has(word))).size))
}

/** Options that nearly repeat another one: so many of their words are the same. */
export function twins(options: readonly string[]): number[] {
  const sets = options.map((option) => new Set(words(option)))
  return options.flatMap((_, index) => (sets.some((other, at) => at !== index && likeness(sets[index], other) > 0.6) ? [index] : []))
}
const likeness = (a: ReadonlySet<string> = new Set(), b: ReadonlySet<string>): number =>
  a.size < 2 ? 0 : [...a].filter((word) => b.has(word)).length / new Set([...a, ...b]).size

function twiceAsLong(options: readonly string[]): number[] {
  const [longest = 0, second = 0] = options.map(({ length }) => length).toSorted((a, b) => b - a)
  return longest > 20 && longest > 2 * second ? onlyGreatest(options.map(({ length }) => length)) : []
}

/** The name of a cue and the options that it points at. */
type Cue = { cue: string; indices: number[] }

/** The cues that a pupil without knowledge may use, computed once for each choice: every paper is guessed from all the others. */
export function cuesOf(choice: Choice): Cue[] {
  const found = cues.get(choice) ?? findCues(choice)
  cues.set(choice, found)
  return found
}

function findCues({ stem, options, row }: Choice): Cue[] {
  const numeric = isOrdered(options) !== null
  const positionName = (index: number) => `${row ? `рядок ${row}, ` : ''}${numeric ? 'число' : 'місце'} ${index + 1} із ${options.length}`
  const isQuoted = options.map((option) => /[«"“(]/.test(option))
  return [
    ...options.map((_, index) => ({ cue: positionName(index), indices: [index] })),
    { cue: 'найдовший', indices: numeric ? [] : onlyGreatest(options.map(({ length }) => length)) },
    { cue: 'найкоротший', indices: numeric ? [] : onlyGreatest(options.map(({ length }) => -length)) },
    { cue: 'єдиний із категоричним словом', indices: onlyOne(options.map((option) => absolute.test(option))) },
    { cue: 'єдиний без категоричного слова', indices: onlyOther(options.map((option) => absolute.test(option))) },
    { cue: 'найбільше слів з умови', indices: sharedWith(stem, options) },
    { cue: 'один із майже однакових', indices: twins(options) },
    { cue: 'інший за формою: цифри', indices: numeric ? [] : oddOne(options.map((option) => /\d/.test(option))) },
    { cue: 'інший за формою: лапки чи дужки', indices: oddOne(isQuoted) },
    { cue: 'інший за формою: кома', indices: numeric ? [] : oddOne(options.map((option) => option.includes(','))) },
    { cue: 'інший за формою: велика літера', indices: oddOne(options.map((option) => /^\p{Lu}/u.test(option))) },
    { cue: 'інший за формою: крапка', indices: oddOne(options.map((option) => /[.!?]$/.test(option))) },
    { cue: 'інший за формою: абетка', indices: oddOne(options.map((option) => /\p{Script=Cyrillic}/u.test(option))) },
    { cue: 'інший за формою: удвічі довший', indices: numeric ? [] : twiceAsLong(options) },
  ].filter(({ indices }) => indices.length > 0)
}
