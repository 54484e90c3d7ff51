type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node of a parsed module, the outer before the inner. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each)
  if (!isNode(value)) return
  yield value
  for (const each of Object.values(value)) if (typeof each === 'object') yield* nodesOf(each)
}

/** The words of a literal; null for anything else. */
export const wordsOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : null

/** What a module imports with `import()`, where its address is a literal. */
export const importedLater = (program: unknown): string[] =>
  [...nodesOf(program)].flatMap((node) => {
    if (node.type !== 'ImportExpression') return []
    const address = wordsOf(node['source'])
    return address === null ? [] : [address]
  })

/** The value of a property of an object literal by its name. */
export function propertyOf(object: unknown, name: string): unknown {
  const properties: unknown = isNode(object) ? object['properties'] : []
  const found: unknown = Array.isArray(properties)
    ? properties.find((each) => isNode(each) && each.type === 'Property' && isNode(each['key']) && each['key']['name'] === name)
    : undefined
  return isNode(found) ? found['value'] : undefined
}
