import { all, create, type EvalFunction } from 'mathjs'
import { checkGrammar } from './grammar.ts'
import { contentFunctions } from './content-functions.ts'

/** Names and what they stand for: numbers, texts, lists, and functions of one number. */
export type Scope = Readonly<Record<string, unknown>>

const math = create(all ?? {}, { matrix: 'Array', number: 'number' })
math.import(contentFunctions, { override: true })
/** Compiled once; an expression that defines a function for itself is given names of its own to define it in. */
type Compiled = { code: EvalFunction; defines: boolean }
const compiled = new Map<string, Compiled>()
const own = new Set(Object.keys(contentFunctions))

/**
 * The value of an expression of content, whose grammar is checked before.
 * @param given a number stands for itself. Throws an error in Ukrainian with the expression.
 */
export function evaluate(given: string | number, scope: Scope): unknown {
  if (typeof given === 'number') return given
  try {
    const { code, defines } = compile(given, scope)
    return code.evaluate(defines ? { ...scope } : scope) as unknown
  } catch (error) {
    throw new Error(`вираз «${given}»: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function compile(text: string, scope: Scope): Compiled {
  const known = compiled.get(text)
  if (known) return known
  const node = math.parse(text)
  checkGrammar(node, new Set([...own, ...Object.keys(scope).filter((name) => typeof scope[name] === 'function')]))
  const ready = { code: node.compile(), defines: /[^<>=!]=(?!=)/.test(text) }
  compiled.set(text, ready)
  return ready
}

/** The value as a number. Throws for anything else, also for what is not finite. */
export function numberOf(given: string | number, scope: Scope): number {
  const value = evaluate(given, scope)
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`вираз «${given}» не дає числа`)
  return value
}

/** A point of the plane or of space. */
export function pointOf(given: string | number | readonly (string | number)[], scope: Scope): number[] {
  const value: unknown = Array.isArray(given)
    ? given.map((each: string | number) => numberOf(each, scope))
    : evaluate(given as string | number, scope)
  if (!Array.isArray(value) || value.length < 2 || value.some((each) => typeof each !== 'number' || !Number.isFinite(each)))
    throw new Error(`«${String(given)}» не точка`)
  return value as number[]
}

/** A function of one number, written in a letter. */
export const functionOf =
  (text: string, scope: Scope, letter = 'x') =>
  (x: number): number => {
    const value = evaluate(text, { ...scope, [letter]: x })
    return typeof value === 'number' ? value : Number.NaN
  }

/** Tells whether a condition holds. */
export const holds = (text: string, scope: Scope): boolean => evaluate(text, scope) === true
