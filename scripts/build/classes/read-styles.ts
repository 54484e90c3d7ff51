/** A call of `css` or `cva` in a module, with the styles it is given. */
export type StyleCall = { name: 'css' | 'cva'; start: number; end: number; styles: unknown[] }
type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Finds every call of `css` and `cva` from Panda, in the order of the text.
 * @throws where styles are not known before the program runs: choose between two calls instead of two values in one.
 */
export function readStyles(code: string, parse: (code: string) => unknown): StyleCall[] {
  const { body } = parse(code) as { body: Node[] }
  const names = namesOf(body)
  const known = new Map<string, unknown>()
  const calls: StyleCall[] = []
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclaration' && node['kind'] === 'const') remember(node, known)
    const name = node.type === 'CallExpression' ? names.get(String((node['callee'] as Node)['name'])) : undefined
    if (name === undefined) return childrenOf(node).forEach(visit)
    const styles = (node['arguments'] as Node[]).map((argument) => valueOf(argument, known, code))
    calls.push({ name, start: node.start, end: node.end, styles })
  }
  if (names.size > 0) body.forEach(visit)
  return calls
}

function namesOf(body: readonly Node[]): Map<string, 'css' | 'cva'> {
  const names = new Map<string, 'css' | 'cva'>()
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration' || (source as Node)['value'] !== 'styled-system/css') continue
    for (const specifier of specifiers as Node[]) {
      const imported = (specifier['imported'] as Node)['name']
      if (imported === 'css' || imported === 'cva') names.set(String((specifier['local'] as Node)['name']), imported)
    }
  }
  return names
}

/** Texts by which conditions are named: `const onDesk = '@media …'`. */
function remember({ declarations }: Node, known: Map<string, unknown>): void {
  for (const { id, init } of declarations as { id: Node; init: Node | null }[])
    if (init?.type === 'Literal') known.set(String(id['name']), init['value'])
}

function valueOf(node: Node, known: ReadonlyMap<string, unknown>, code: string): unknown {
  switch (node.type) {
    case 'Literal':
      return node['value']
    case 'TemplateLiteral':
      if ((node['expressions'] as Node[]).length === 0) return (node['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked
      break
    case 'Identifier':
      if (known.has(String(node['name']))) return known.get(String(node['name']))
      break
    case 'ObjectExpression':
      return Object.fromEntries((node['properties'] as Node[]).map((property) => entryOf(property, known, code)))
  }
  throw new Error(`the styles “${code.slice(node.start, node.end)}” are not known before the program runs`)
}

function entryOf(property: Node, known: ReadonlyMap<string, unknown>, code: string): [string, unknown] {
  if (property.type !== 'Property') throw new Error(`“${code.slice(property.start, property.end)}” is not known before the program runs`)
  const key = property['key'] as Node
  const name = property['computed'] === true || key.type === 'Literal' ? valueOf(key, known, code) : key['name']
  return [String(name), valueOf(property['value'] as Node, known, code)]
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
}
