import { compile, isSymbolNode, parse } from 'mathjs'
import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import type { TaskFile } from './sources.ts'
import { isSameUnit, measure } from './units.ts'

const samples = [0.37, 0.83, 1.61]
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Keys that do not follow from the expression stored with the task, and numeric tasks of the `computed` subjects that have none. */
export function proofComplaints(files: readonly TaskFile[], computed: ReadonlySet<string>): string[] {
  return files.flatMap(({ subject, isTraining, questions }) =>
    questions.flatMap((question) => {
      if (question.proof === undefined)
        return computed.has(subject) && isTraining && question.form === 'numeric' ? [`${question.id}: немає обчислення ключа`] : []
      try {
        return complaintsAbout(question).map((complaint) => `${question.id}: ${complaint}`)
      } catch (error) {
        return [`${question.id}: обчислення не вдалося: ${error instanceof Error ? error.message : String(error)}`]
      }
    }),
  )
}

type Proof = NonNullable<QuestionSource['proof']>

function complaintsAbout(question: QuestionSource): string[] {
  const { proof } = question
  if (!proof) return []
  const { expression } = proof
  if (question.form === 'numeric' && typeof expression === 'string') return numericComplaints(question, expression, proof)
  if (question.form === 'single' && typeof expression === 'string')
    return misfits(expression, proof, question.key, Object.keys(question.options))
  if (question.form === 'matching' && typeof expression === 'object')
    return Object.entries(question.key).flatMap(([row, key]) => misfits(expression[row] ?? '', proof, key, Object.keys(question.options)))
  return ['обчислення не тієї форми']
}

function numericComplaints({ key, unit }: Extract<QuestionSource, { form: 'numeric' }>, expression: string, proof: Proof): string[] {
  const isShown = unit === undefined || proof.unit === undefined || isSameUnit(unit, proof.unit)
  const value = proof.unit === undefined ? numberOf(expression, {}) : measure(expression, proof.unit)
  return [
    ...(isShown ? [] : [`одиниця «${unit}» не та, що ${proof.unit}`]),
    ...(isClose(rounded(value, proof), Number(key)) ? [] : [`обчислено ${rounded(value, proof)}, а ключ ${key}`]),
  ]
}

/** Half goes away from zero, as pupils round. */
function rounded(value: number, { round }: Proof): number {
  if (round === undefined) return value
  return Number(`${Math.sign(value) * Math.round(Number(`${Math.abs(value).toPrecision(12)}e${round}`))}e-${round}`)
}

/** The key alone must equal the expression; every option has its value. */
function misfits(expression: string, proof: Proof, key: string, options: readonly string[]): string[] {
  const { values = {}, unit } = proof
  const missing = options.filter((id) => values[id] === undefined)
  if (missing.length > 0) return [`немає значень варіантів ${missing.join(', ')}`]
  const isRight = (value: string) =>
    unit === undefined && proof.round === undefined
      ? equals(expression, value)
      : isClose(rounded(valueIn(expression, unit), proof), valueIn(value, unit))
  const fitting = options.filter((id) => isRight(values[id] ?? ''))
  return fitting.length === 1 && fitting[0] === key ? [] : [`обчислення веде до ${fitting.join(', ') || 'жодного варіанта'}, а ключ ${key}`]
}

const valueIn = (expression: string, unit: string | undefined): number =>
  unit === undefined ? numberOf(expression, {}) : measure(expression, unit)

/** Both stand for the same number, whatever their free variables are. */
function equals(left: string, right: string): boolean {
  const names = [...new Set([left, right].flatMap(variablesOf))]
  return samples.every((sample) => {
    const scope = () => Object.fromEntries(names.map((name, index) => [name, sample + index * 0.29]))
    return isClose(numberOf(left, scope()), numberOf(right, scope()))
  })
}

function numberOf(expression: string, scope: Record<string, number>): number {
  const value: unknown = compile(expression).evaluate(scope)
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Error(`«${expression}» не число`)
  return value
}

const known = new Set(['pi', 'e'])
const variablesOf = (expression: string): string[] =>
  parse(expression)
    .filter((node, path) => isSymbolNode(node) && path !== 'fn')
    .map((node) => node.toString())
    .filter((name) => !known.has(name))
