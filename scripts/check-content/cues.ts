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
  const places = values.flatMap((value, place) => (value === most ? [place] : []))
  return places.length === 1 ? places : []
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
  return options.flatMap((_, place) => (sets.some((other, at) => at !== place && likeness(sets[place], other) > 0.6) ? [place] : []))
}
const likeness = (a: ReadonlySet<string> = new Set(), b: ReadonlySet<string>): number =>
  a.size < 2 ? 0 : [...a].filter((word) => b.has(word)).length / new Set([...a, ...b]).size

function twiceAsLong(options: readonly string[]): number[] {
  const [longest = 0, second = 0] = options.map(({ length }) => length).toSorted((a, b) => b - a)
  return longest > 20 && longest > 2 * second ? onlyGreatest(options.map(({ length }) => length)) : []
}

/** The name of a cue and the options that it points at. */
type Cue = { cue: string; places: number[] }

/** What a pupil who knows nothing may go by, found once for each choice: every paper is guessed from all the others. */
export function cuesOf(choice: Choice): Cue[] {
  const found = cues.get(choice) ?? findCues(choice)
  cues.set(choice, found)
  return found
}

function findCues({ stem, options, row }: Choice): Cue[] {
  const numeric = isOrdered(options) !== null
  const placeName = (place: number) => `${row ? `рядок ${row}, ` : ''}${numeric ? 'число' : 'місце'} ${place + 1} із ${options.length}`
  const isQuoted = options.map((option) => /[«"“(]/.test(option))
  return [
    ...options.map((_, place) => ({ cue: placeName(place), places: [place] })),
    { cue: 'найдовший', places: numeric ? [] : onlyGreatest(options.map(({ length }) => length)) },
    { cue: 'найкоротший', places: numeric ? [] : onlyGreatest(options.map(({ length }) => -length)) },
    { cue: 'єдиний із категоричним словом', places: onlyOne(options.map((option) => absolute.test(option))) },
    { cue: 'єдиний без категоричного слова', places: onlyOther(options.map((option) => absolute.test(option))) },
    { cue: 'найбільше слів з умови', places: sharedWith(stem, options) },
    { cue: 'один із майже однакових', places: twins(options) },
    { cue: 'інший за формою: цифри', places: numeric ? [] : oddOne(options.map((option) => /\d/.test(option))) },
    { cue: 'інший за формою: лапки чи дужки', places: oddOne(isQuoted) },
    { cue: 'інший за формою: кома', places: numeric ? [] : oddOne(options.map((option) => option.includes(','))) },
    { cue: 'інший за формою: велика літера', places: oddOne(options.map((option) => /^\p{Lu}/u.test(option))) },
    { cue: 'інший за формою: крапка', places: oddOne(options.map((option) => /[.!?]$/.test(option))) },
    { cue: 'інший за формою: абетка', places: oddOne(options.map((option) => /\p{Script=Cyrillic}/u.test(option))) },
    { cue: 'інший за формою: удвічі довший', places: numeric ? [] : twiceAsLong(options) },
  ].filter(({ places }) => places.length > 0)
}
