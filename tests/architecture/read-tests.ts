import { parseSync } from 'vite'

/** A test as its file has it: the raw words of its title, and why it may not run. */
export type WrittenTest = { title: string; skipped: string | null }

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Words that keep a test from running, or let it run where others do not: `test.skip`, `describe.todo`, `test.fixme`, `it.runIf(…)`. */
const brakes = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail', 'only'])

/** The names on the way to what is called: `test.describe.skip(…)` → test, describe, skip; `test.each(table)(…)` → test, each. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee['name'])]
  if (callee.type === 'MemberExpression') return [...namesOf(callee['object']), ...namesOf(callee['property'])]
  return callee.type === 'CallExpression' ? namesOf(callee['callee']) : []
}

/** Every test in the text of a file, and every group that has one, with what stands in its way: on itself, on a group around it, or inside it. */
export function readTests(file: string, text: string): WrittenTest[] {
  const found: WrittenTest[] = []
  const rawOf = (node: unknown): string => {
    if (!isNode(node)) return ''
    const raw = text.slice(Number(node['start']), Number(node['end']))
    return /^['"`]/.test(raw) ? raw.slice(1, -1).replaceAll("\\'", "'") : ''
  }
  const visit = (node: Node, around: string | null): void => {
    let within = around
    if (node.type === 'CallExpression') {
      const names = namesOf(node['callee'])
      const [first, title] = [names[0] ?? '', rawOf((node['arguments'] as unknown[])[0])]
      const brake = names.slice(1).find((name) => brakes.has(name)) ?? null
      const isGroup = first === 'describe' || names[1] === 'describe'
      const isTest = (first === 'test' || first === 'it') && !isGroup
      if (isGroup || isTest) within ??= brake
      const isFull = isTest || (isGroup && childrenOf(node).flatMap(descendants).some(isTestCall))
      if (isFull && title !== '') found.push({ title, skipped: within ?? brakeInside(node) })
    }
    for (const child of childrenOf(node)) visit(child, within)
  }
  visit(parseSync(file, text).program as unknown as Node, null)
  return found
}

/** `test.skip()`, `test.fixme(condition)` or `context.skip()` in the body. */
function brakeInside(node: Node): string | null {
  for (const child of (node['arguments'] as unknown[]).filter(isNode).flatMap(descendants)) {
    if (child.type !== 'CallExpression') continue
    const names = namesOf(child['callee'])
    const brake = names.length === 2 && /^(test|it|context|ctx|task)$/.test(names[0] ?? '') ? names[1] : undefined
    if (brake !== undefined && brakes.has(brake)) return brake
  }
  return null
}

const isTestCall = (node: Node): boolean => node.type === 'CallExpression' && /^(test|it)$/.test(namesOf(node['callee'])[0] ?? '')

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
const descendants = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(descendants)]
