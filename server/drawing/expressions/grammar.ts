import type { MathNode } from 'mathjs'

/** The parts that an expression of content may have: numbers, texts, names, lists, sums of powers, comparisons, conditions and calls by name. */
const allowedNodes = new Set([
  'ConstantNode',
  'SymbolNode',
  'ParenthesisNode',
  'OperatorNode',
  'RelationalNode',
  'ConditionalNode',
  'ArrayNode',
  'AccessorNode',
  'IndexNode',
  'RangeNode',
  'FunctionNode',
  'FunctionAssignmentNode',
])

const allowedFunctions = new Set(
  `abs acos asin atan cbrt ceil combinations cos cube exp factorial fix floor gcd lcm log log10 log2 max mean median min mod nthRoot
  permutations pow prod range round sign sin size sort sqrt square std sum tan map filter count concat string`.split(/\s+/),
)

/**
 * Refuses whatever could do more than compute: assignments, properties, functions that parse, import or make units.
 * @param own functions that the caller adds. Throws an error with a Ukrainian message.
 */
export function checkGrammar(node: MathNode, own: ReadonlySet<string>): void {
  const local = new Set<string>()
  node.traverse((each) => {
    if (!allowedNodes.has(each.type)) throw new Error(`у виразі «${node.toString()}» не можна: ${each.toString()}`)
    if (isDefinition(each)) for (const name of [each.name, ...each.params]) local.add(name)
  })
  node.traverse((each) => {
    if (each.type === 'AccessorNode' && /\.[a-z]/i.test(each.toString()))
      throw new Error(`у виразі «${node.toString()}» не можна: ${each.toString()}`)
    const name = calledName(each)
    if (name !== null && !allowedFunctions.has(name) && !own.has(name) && !local.has(name)) throw new Error(`немає функції ${name}()`)
  })
}

type Definition = MathNode & { name: string; params: string[] }
const isDefinition = (node: MathNode): node is Definition => node.type === 'FunctionAssignmentNode'

function calledName(node: MathNode): string | null {
  if (node.type !== 'FunctionNode') return null
  return (node as MathNode & { fn: { name?: string } }).fn.name ?? '?'
}
