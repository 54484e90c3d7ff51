import { elementsIn } from './element-words.ts'
import { measureOf, spokenFraction } from './number-words.ts'
import { arrowWords, bondWords, bracketWords, functionWords, letterWords, overWords, setWords, signWords } from './sign-words.ts'

/** An element of MathML, in a browser or read from KaTeX’s markup. */
export type MathElement = {
  readonly localName: string
  readonly textContent: string | null
  readonly children: Iterable<MathElement>
  getAttribute(name: string): string | null
}

/**
 * A formula in Ukrainian words: «ікс у квадраті плюс одна друга». Compound parts are said with their beginning and end. A sign without
 * words stays.
 * @param math MathML as KaTeX writes it
 */
export function spokenFormula(math: MathElement): string {
  const items = itemsIn(math)
  const isReaction = has(items, (item) => isUprightLetter(item) || (isScript(item) && partsOf(item)[0].length === 0 && !isDegree(item)))
  return tidy(sayRow(items, { isReaction }))
}

type Items = readonly MathElement[]
type Context = { isReaction: boolean }
/** What is said, and where the row goes on. */
type Said = readonly [words: string, next: number]

const rows = new Set(['math', 'semantics', 'mrow', 'mstyle', 'mpadded', 'mtd', 'menclose'])
const scripts = new Set(['msup', 'msub', 'msubsup', 'munder', 'mover', 'munderover'])
const unsaid = new Set(['annotation', 'mphantom', 'mspace'])
/** Letters that name functions: what stands in brackets behind them is their argument. */
const mappings = new Set(['f', 'g', 'F', 'G', 'P', 'φ', 'ϕ'])
const commonArguments = new Set(['t', 'x', 'n', 'α', 'y'])

/** The parts of a row, those of rows inside it among them. */
function itemsIn(node: MathElement): MathElement[] {
  return [...node.children].flatMap((child) => {
    if (rows.has(child.localName)) return itemsIn(child)
    return unsaid.has(child.localName) || (child.localName === 'mo' && signOf(child) === '') ? [] : [child]
  })
}

/** A sign without what stands for nothing that one sees: the application of a function, multiplication without a sign. */
const textOf = (item: MathElement | undefined): string => item?.textContent ?? ''
const signOf = (item: MathElement | undefined): string =>
  textOf(item)
    .replaceAll(/[\u2061-\u2064\u200b]/g, '')
    .trim()
const named = (item: MathElement | undefined, name: string): item is MathElement => item?.localName === name
const isScript = (item: MathElement): boolean => scripts.has(item.localName)
const isBlank = (item: MathElement): boolean => item.localName === 'mtext' && signOf(item) === ''
const isLetter = (item: MathElement | undefined): item is MathElement =>
  named(item, 'mi') && Array.from(signOf(item)).length === 1 && /\p{L}/u.test(signOf(item))
const isUprightLetter = (item: MathElement | undefined): item is MathElement =>
  isLetter(item) && item.getAttribute('mathvariant') === 'normal' && /[a-z]/i.test(signOf(item))
const isCapital = (item: MathElement | undefined): item is MathElement =>
  isLetter(item) && item.getAttribute('mathvariant') === null && /[A-Z]/.test(signOf(item))
const isBar = (item: MathElement | undefined): boolean => /^[∣|‖]$/.test(signOf(item)) && item !== undefined && !isScript(item)
const isSign = (item: MathElement | undefined, sign: string): boolean => named(item, 'mo') && signOf(item) === sign

function has(items: Items, test: (item: MathElement) => boolean): boolean {
  return items.some((item) => test(item) || has([...item.children], test))
}

/** Base, what stands below and what stands above of a scripted part. */
function partsOf(script: MathElement): [base: Items, below: Items | null, above: Items | null] {
  const [base, first, second] = slotsOf(script)
  const isAbove = script.localName === 'msup' || script.localName === 'mover'
  return [base ?? [], isAbove ? null : (first ?? null), (isAbove ? first : second) ?? null]
}

/** What stands in each place of a fraction, a root or a script. KaTeX writes the sign of application behind the name of a function as one more place. */
const slotsOf = (item: MathElement): Items[] =>
  [...item.children]
    .filter((part) => part.localName !== 'mo' || signOf(part) !== '')
    .map((part) => (rows.has(part.localName) ? itemsIn(part) : [part]))

const isDegree = (script: MathElement): boolean => {
  const [, below, above] = partsOf(script)
  return below === null && above?.length === 1 && signOf(above[0]) === '∘'
}

const functionOf = (items: Items): string | undefined => (items.length === 1 && items[0] ? functionWords.get(signOf(items[0])) : undefined)

function sayRow(row: Items, context: Context): string {
  const items = row.filter((item, at) => !isBlank(item) || isThousands(row, at))
  const bars = items.filter((item) => isBar(scriptBase(item))).length
  const state: State = { context, isInBars: false, haveBarsPairs: bars % 2 === 0 }
  const said: string[] = []
  for (let at = 0; at < items.length;) {
    const [words, next] = sayAt(items, at, state, said.join(' '))
    said.push(words)
    at = Math.max(next, at + 1)
  }
  return said.filter((words) => words !== '').join(' ')
}

type State = { context: Context; isInBars: boolean; readonly haveBarsPairs: boolean }

/** The one sign that carries scripts, or the item itself. */
function scriptBase(item: MathElement | undefined): MathElement | undefined {
  if (!item || !isScript(item)) return item
  const [base] = partsOf(item)
  return base.length === 1 ? base[0] : undefined
}

const isThousands = (row: Items, at: number): boolean =>
  named(row[at - 1], 'mn') && named(row[at + 1], 'mn') && /^\d{3}(?:,|$)/.test(textOf(row[at + 1]))

function sayAt(items: Items, at: number, state: State, before: string): Said {
  const item = items[at]!
  const { context } = state
  switch (item.localName) {
    case 'mn':
      return sayNumber(items, at)
    case 'mi':
      return sayLetters(items, at, state, before)
    case 'mtext':
      return [sayText(signOf(item), before), at + 1]
    case 'mfrac':
      return [sayFraction(items, at, context), at + 1]
    case 'msqrt':
      return [sayRoot('корінь', itemsIn(item), isJoined(items, at), context), at + 1]
    case 'mroot': {
      const [base, degree] = slotsOf(item)
      const words = sayRow(degree ?? [], context)
      return [sayRoot(words === '3' ? 'кубічний корінь' : `корінь степеня ${words}`, base ?? [], isJoined(items, at), context), at + 1]
    }
    case 'mtable':
      return [`таблиця: ${tableRows(item, context).join('; ')}, кінець таблиці,`, at + 1]
    case 'mo':
      return saySign(items, at, state, before)
    default:
      return isScript(item) ? sayScript(items, at, state, before) : [sayRow(itemsIn(item), context), at + 1]
  }
}

/** A number with its thousands, a mixed number, or a part of a measure. */
function sayNumber(items: Items, at: number): Said {
  let text = textOf(items[at])
  let next = at + 1
  while (isBlankAt(items, next) && named(items[next + 1], 'mn')) {
    text += textOf(items[next + 1])
    next += 2
  }
  const fraction = items[next]
  if (/^\d+$/.test(text) && named(fraction, 'mfrac')) {
    const [top, bottom] = [...fraction.children]
    const words = named(top, 'mn') && named(bottom, 'mn') ? spokenFraction(textOf(top), textOf(bottom)) : null
    if (words !== null) return [`${text} ${Number(text) === 1 ? 'ціла' : 'цілих'} ${words}`, next + 1]
  }
  return [text, next]
}

const isBlankAt = (items: Items, at: number): boolean => items[at] !== undefined && isBlank(items[at])

function sayLetters(items: Items, at: number, state: State, before: string): Said {
  const { context } = state
  const item = items[at]!
  const sign = signOf(item)
  if (isUprightLetter(item)) return sayUpright(items, at, context)
  const words = functionWords.get(sign)
  if (words !== undefined && Array.from(sign).length > 1) return [words, at + 1]
  if (!isLetter(item)) return saySign(items, at, state, before)
  if (!isCapital(item)) return withArgument(sayLetter(item), items, at, context)
  return sayCapitals(items, at, context)
}

/** Capitals side by side are points, or a product: they are named as capitals once. */
function sayCapitals(items: Items, at: number, context: Context): Said {
  let end = at
  while (isCapital(items[end])) end++
  const last = items[end]
  const scripted = last && isScript(last) && isCapital(scriptBase(last)) ? last : null
  const letters = items.slice(at, end).map((item) => letterWord(signOf(item)))
  const isNamed = /^[∠△▵⌢]$/.test(signOf(items[at - 1]))
  if (scripted && end > at) {
    const words = sayScriptsOf(scripted, [letterWord(signOf(scriptBase(scripted)))], context)
    return [`${isNamed ? '' : 'великі '}${letters.join(' ')} ${words}`, end + 1]
  }
  return withArgument(`${isNamed ? '' : letters.length === 1 ? 'велика ' : 'великі '}${letters.join(' ')}`, items, end - 1, context)
}

const letterWord = (letter: string): string => letterWords.get(letter.toLowerCase()) ?? letter

function sayLetter(item: MathElement): string {
  const letter = signOf(item)
  const variant = item.getAttribute('mathvariant')
  if (variant === 'double-struck') return setWords.get(letter) ?? `множина ${letterWord(letter)}`
  if (variant === 'script') return `рукописна ${letterWord(letter)}`
  // Delta before a letter is a change, and always a capital.
  const isBig = letter !== letter.toLowerCase() && letter !== 'Δ' && /\p{Script=Greek}|[A-Z]/u.test(letter)
  return `${isBig ? 'велика ' : ''}${letterWord(letter)}`
}

/** «еф» before `(x)` is «еф від ікс»: the argument follows without brackets where it is one letter or number. */
function withArgument(words: string, items: Items, at: number, context: Context): Said {
  if (!isSign(items[at + 1], '(')) return [words, at + 1]
  const isMapping = mappings.has(signOf(scriptBase(items[at])))
  const inside = items[at + 2]
  const isOne = inside !== undefined && isSign(items[at + 3], ')') && isAtom([inside])
  const isTaken = isMapping || (!context.isReaction && commonArguments.has(signOf(inside)))
  if (isOne && isTaken) return [`${words} від ${sayRow([inside], context)}`, at + 4]
  return [isMapping ? `${words} від` : words, at + 1]
}

/** Upright letters: signs of elements where they are such, else each by its name. Scripts of the last one belong to it. */
function sayUpright(items: Items, at: number, context: Context): Said {
  let end = at
  let letters = ''
  while (isUprightLetter(items[end])) letters += signOf(items[end++])
  const last = items[end]
  const scripted = last && isScript(last) && isUprightLetter(scriptBase(last)) ? last : null
  const whole = letters + (scripted ? signOf(scriptBase(scripted)) : '')
  const words = functionWords.get(whole) ? [functionWords.get(whole)!] : (elementsIn(whole) ?? Array.from(whole, letterWord))
  if (!scripted) return [words.join(' '), end]
  return [sayScriptsOf(scripted, words, context), end + 1]
}

/** Words inside a formula; the bar of a measure is read, and Latin letters by their names. */
function sayText(text: string, before: string): string {
  if (text === 'C' && /градус\p{L}*$/u.test(before)) return 'Цельсія'
  return (functionWords.get(text) ?? text).replaceAll('/', ' на ').replaceAll(/[A-Za-zΑ-ω]/g, letterWord)
}

function sayFraction(items: Items, at: number, context: Context): string {
  const [above = [], below = []] = slotsOf(items[at]!)
  if (items[at]!.getAttribute('linethickness') === '0px') return `${sayRow(above, context)} над ${sayRow(below, context)}`
  const [numerator, denominator] = [sayRow(above, context), sayRow(below, context)]
  const words = spokenFraction(numerator, denominator)
  if (words !== null) return words
  const isAlone = !isJoined(items, at) && !isBoundTo(items, at)
  if (isAtom(above) && isAtom(below) && isAlone) return `${numerator} поділити на ${denominator}`
  return `дріб: чисельник ${numerator}, знаменник ${denominator}, кінець дробу,`
}

/** One number or letter, with a minus at most. */
function isAtom(items: Items): boolean {
  const [first, second, ...rest] = items.filter((item) => !isBlank(item))
  if (rest.length > 0 || !first) return false
  if (second) return isSign(first, '−') && isAtom([second])
  return named(first, 'mn') || isLetter(first) || isUprightLetter(first) || named(first, 'mtext') || signOf(first) === '∞'
}

/** Something is multiplied by standing right behind. */
function isJoined(items: Items, at: number): boolean {
  const next = items.slice(at + 1).find((item) => !isBlank(item))
  if (!next) return false
  const base = scriptBase(next)
  if (next.localName === 'mo' || (base && base.localName === 'mo')) return /^[([{]$/.test(signOf(base ?? next))
  return !(named(next, 'mi') && !isLetter(next) && functionOf([next]) === undefined)
}

/** A function or a division stands right before: it takes what follows it. */
function isBoundTo(items: Items, at: number): boolean {
  const before = items.slice(0, at).findLast((item) => !isBlank(item))
  if (!before) return false
  const base = isScript(before) ? partsOf(before)[0] : [before]
  return functionOf(base) !== undefined || isSign(before, ':') || isSign(before, '/')
}

function sayRoot(name: string, base: Items, isFollowed: boolean, context: Context): string {
  const words = sayRow(base, context)
  return isAtom(base) && !isFollowed ? `${name} з ${words}` : `${name} з виразу ${words}, кінець кореня,`
}

const tableRows = (table: MathElement, context: Context): string[] =>
  [...table.children].map((row) =>
    [...row.children]
      .map((cell) => tidy(sayRow(itemsIn(cell), context)))
      .join(' ')
      .replace(/[,;.]$/, ''),
  )

function saySign(items: Items, at: number, state: State, before: string): Said {
  const item = items[at]!
  const sign = signOf(item)
  const next = items[at + 1]
  if (isBar(item)) return [sayBar(items, at, state), at + 1]
  if (sign === '%') return [measureOf(before, ['відсоток', 'відсотки', 'відсотків', 'відсотка']), at + 1]
  if (sign === '{' && named(next, 'mtable')) return [`система: ${tableRows(next, state.context).join('; ')}, кінець системи,`, at + 2]
  if (sign === '[' && named(next, 'mtable')) return [`сукупність: ${tableRows(next, state.context).join('; ')}, кінець сукупності,`, at + 2]
  const bond = item.getAttribute('lspace') === '0em' && state.context.isReaction ? bondWords.get(sign) : undefined
  if (bond !== undefined) return [bond, at + 1]
  if (sign === ':') return [before === '' || !next ? ':' : 'поділити на', at + 1]
  const arrow = arrowWords.get(sign)
  if (arrow) return [arrow[state.context.isReaction ? 1 : 0], at + 1]
  if (sign === '∼' && has(items, (one) => signOf(one) === '△')) return ['подібний до', at + 1]
  if (/^′+$/.test(sign)) return [primeWords(sign.length), at + 1]
  return [bracketWords.get(sign) ?? signWords.get(sign) ?? functionWords.get(sign) ?? sign, at + 1]
}

function sayBar(items: Items, at: number, state: State): string {
  if (!state.haveBarsPairs) return 'за умови'
  state.isInBars = !state.isInBars
  const isOne = isBar(items[at + 2]) || isBar(scriptBase(items[at + 2]))
  if (state.isInBars) return 'модуль'
  return isBar(items[at - 2]) && isAtom(items.slice(at - 1, at)) && !isJoined(items, at) && !isOne ? '' : ', кінець модуля,'
}

const primeWords = (count: number): string => (count === 1 ? 'штрих' : count === 2 ? 'два штрихи' : 'три штрихи')

function sayScript(items: Items, at: number, state: State, before: string): Said {
  const item = items[at]!
  const { context } = state
  const [base, below, above] = partsOf(item)
  const [first] = base
  const sign = base.length === 1 ? signOf(first) : ''
  const words = (part: Items | null): string => (part ? sayRow(part, context) : '')
  if (base.length === 0) return [sayAlone(item, before, context), at + 1]
  if (sign === '∫') return [`інтеграл від ${words(below)} до ${words(above)}:`, at + 1]
  if (sign === '∑' || sign === '∏')
    return [`${sign === '∑' ? 'сума' : 'добуток'} при ${words(below)}${above ? ` до ${words(above)}` : ''}:`, at + 1]
  if (sign === 'lim') return [`границя при ${words(below)}:`, at + 1]
  if (isBar(first) && below) return [`, у межах від ${words(below)} до ${words(above)},`, at + 1]
  if (sign === 'log' && below)
    return [`логарифм за основою${closed(below, 'основи', context)}${above ? ` ${power(above, context)}` : ''} від`, at + 1]
  const choices = sayChoices(sign, below, above, context)
  if (choices !== null) return [choices, at + 1]
  if (isBar(first)) return [`${sayBar(items, at, state)} ${power(above ?? [], context)}`, at + 1]
  if (isArrow(sign) && (below ?? above))
    return [`${arrowWords.get(sign)?.[context.isReaction ? 1 : 0]}, умова: ${words(below)}${words(above)},`, at + 1]
  if (item.localName.startsWith('mu') || item.localName === 'mover') return [sayOver(item, context), at + 1]
  if (first && base.length === 1 && isCapital(first)) {
    return withArgument(sayScriptsOf(item, [`велика ${letterWord(sign)}`], context), items, at, context)
  }
  if (first && isUprightLetter(first)) return sayUpright(items, at, context)
  return withArgument(sayScriptsOf(item, [sayRow(base, context)], context), items, at, context)
}

const isArrow = (sign: string): boolean => arrowWords.has(sign)

/** `C` and `A` with both numbers count choices. */
function sayChoices(sign: string, below: Items | null, above: Items | null, context: Context): string | null {
  if (!below || !above || (sign !== 'C' && sign !== 'A') || !isAtom(below) || !isAtom(above)) return null
  if (isSign(above[0], '−') || isSign(above[0], '′') || context.isReaction) return null
  return `число ${sign === 'C' ? 'комбінацій' : 'розміщень'} з ${sayRow(below, context)} по ${sayRow(above, context)}`
}

/** A script that stands before its letter or behind a space: a degree, or the numbers of a nucleus. */
function sayAlone(item: MathElement, before: string, context: Context): string {
  const [, below, above] = partsOf(item)
  if (isDegree(item)) return measureOf(before, ['градус', 'градуси', 'градусів', 'градуса'])
  const mass = above ? `масове число ${sayRow(above, context)},` : ''
  return below ? `${mass} зарядове число ${sayRow(below, context)},` : mass
}

/** What carries an arrow, a line or a brace over or under it. */
function sayOver(item: MathElement, context: Context): string {
  const [base, below, above] = partsOf(item)
  const sign = signOf((above ?? below)?.[0])
  const words = sayRow(base, context).replace(/^велик[аі] /, base.length > 1 ? '' : '$&')
  if (sign === '⃗' || sign === '→') return `вектор ${words}`
  if (sign === '⏟') return words
  const over = overWords.get(sign)
  if (over) return `${sayRow(base, context)} ${over}`
  return `${sayRow(base, context)}${below ? `, підпис знизу: ${sayRow(below, context)},` : ''}${above ? `, підпис зверху: ${sayRow(above, context)},` : ''}`
}

/** Scripts behind what was said of their base; in a chemical formula a number below follows at once. */
function sayScriptsOf(script: MathElement, base: readonly string[], context: Context): string {
  const [parts, below, above] = partsOf(script)
  const isChemical = isUprightLetter(parts[0]) || (context.isReaction && isSign(parts[0], ')'))
  const said = [...base]
  if (below) {
    const words = sayRow(below, context)
    said.push(
      isChemical && isAtom(below)
        ? words
        : isChemical
          ? `індекс: ${words}, кінець індексу,`
          : `з індексом${closed(below, 'індексу', context)}`,
    )
  }
  if (above) said.push(isChemical ? charge(above, context) : power(above, context, said.join(' '), named(parts[0], 'mn')))
  return said.join(' ')
}

/** Words of a part: with a colon and their end where they are compound. */
const closed = (part: Items, genitive: string, context: Context): string =>
  isAtom(part) || functionOf(part) !== undefined ? ` ${sayRow(part, context)}` : `: ${sayRow(part, context)}, кінець ${genitive},`

/** @param before what was said of the base. @param isNumber a prime behind a number is a minute of an angle. */
function power(above: Items, context: Context, before = '', isNumber = false): string {
  const signs = above.map(signOf).join('')
  if (/^[′″]+$/.test(signs)) return isNumber ? 'мінут' : primeWords(signs.replaceAll('″', '′′').length)
  if (signs === '∘') return measureOf(before, ['градус', 'градуси', 'градусів', 'градуса'])
  if (signs === '∗') return 'із зірочкою'
  if (signs === '+' || signs === '−') return signWords.get(signs) ?? ''
  if (signs === '2') return 'у квадраті'
  if (signs === '3') return 'у кубі'
  return `у степені${closed(above, 'степеня', context)}`
}

/** Above the sign of an element: the charge of an ion has its sign last, a degree of oxidation has it first. */
function charge(above: Items, context: Context): string {
  const signs = above.map(signOf).join('')
  const words = sayRow(above, context)
  if (/^\d*[+−]$/.test(signs)) return `, заряд ${words},`
  if (/^(?:[+−]\d+|0)$/.test(signs)) return `, ступінь окиснення ${words},`
  return `у степені ${words}`
}

const tidy = (words: string): string =>
  words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;:.?])/g, '')
    .replaceAll(/,(?=[,;:.?])/g, '')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '')
