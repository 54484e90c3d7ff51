import { compile, isSymbolNode, parse } from 'mathjs'
import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import type { TaskFile } from './sources.ts'

const samples = [0.37, 0.83, 1.61]
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Keys of mathematics that do not follow from the expression stored with the task, and numeric tasks that have none. */
export function proofComplaints(files: readonly TaskFile[]): string[] {
  return files.flatMap(({ subject, isTraining, questions }) =>
    questions.flatMap((question) => {
      if (question.proof === undefined)
        return subject === 'math' && isTraining && question.form === 'numeric' ? [`${question.id}: немає обчислення ключа`] : []
      try {
        return complaintsAbout(question).map((complaint) => `${question.id}: ${complaint}`)
      } catch (error) {
        return [`${question.id}: обчислення не вдалося: ${error instanceof Error ? error.message : String(error)}`]
      }
    }),
  )
}

function complaintsAbout(question: QuestionSource): string[] {
  const { expression, values = {} } = question.proof ?? {}
  if (question.form === 'numeric' && typeof expression === 'string')
    return equals(expression, question.key) ? [] : [`обчислено ${String(compile(expression).evaluate())}, а ключ ${question.key}`]
  if (question.form === 'single' && typeof expression === 'string')
    return misfits(expression, values, question.key, Object.keys(question.options))
  if (question.form === 'matching' && typeof expression === 'object')
    return Object.entries(question.key).flatMap(([row, key]) => misfits(expression[row] ?? '', values, key, Object.keys(question.options)))
  return ['обчислення не тієї форми']
}

/** The key alone must equal the expression; every option has its value. */
function misfits(expression: string, values: Record<string, string>, key: string, options: readonly string[]): string[] {
  const missing = options.filter((id) => values[id] === undefined)
  if (missing.length > 0) return [`немає значень варіантів ${missing.join(', ')}`]
  const fitting = options.filter((id) => equals(expression, values[id] ?? ''))
  return fitting.length === 1 && fitting[0] === key ? [] : [`обчислення веде до ${fitting.join(', ') || 'жодного варіанта'}, а ключ ${key}`]
}

/** Both stand for the same number, whatever their free variables are. */
function equals(left: string, right: string): boolean {
  const names = [...new Set([left, right].flatMap(variablesOf))]
  return samples.every((sample) => {
    const scope = () => Object.fromEntries(names.map((name, place) => [name, sample + place * 0.29]))
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
