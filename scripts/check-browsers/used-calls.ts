import { parseAst } from 'vite'
import { newerMembers, ownedBy } from './newer-members.ts'
import { walkTree, type Tree } from './walk-tree.ts'

const members = newerMembers()
/** Methods of elements and of the window that came after the oldest browsers that the site is for: whose they are is not plain from the code. */
const ofBrowsers = [
  '.startViewTransition',
  '.setHTMLUnsafe',
  '.setHTML',
  '.getHTML',
  '.moveBefore',
  '.checkVisibility',
  '.showPopover',
  '.hidePopover',
  '.togglePopover',
  '.requestClose',
  '.caretPositionFromPoint',
  '.yield',
  '.postTask',
  '.requestIdleCallback',
]
/** Methods of iterators that arrays have as well: they are seen where an iterator is asked for right before. */
const ofIterators = new Set(['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
const giveIterators = new Set(['keys', 'values', 'entries', 'matchAll'])

/** Tells what of these names a built file calls, by the code and not by its text. @param newer names of the language, see `newer-names.ts`. */
export function usedCalls(code: string, newer: ReadonlySet<string>): Set<string> {
  const names = new Set([...newer, ...ofBrowsers])
  const used = new Set<string>()
  walkTree(parseAst(code) as unknown as Tree, (node) => {
    if (node.type === 'Literal' && /v/.test((node['regex'] as { flags?: string } | undefined)?.flags ?? '')) used.add('RegExp flag v')
    if (node.type === 'NewExpression') {
      const made = nameOf(node['callee'] as Tree)
      if (made !== null && members.has(made)) used.add(`new ${made}`)
    }
    if (node.type !== 'CallExpression') return
    const callee = memberOf(node['callee'])
    if (!callee) {
      const name = (node['callee'] as { name?: string }).name
      if (name !== undefined && names.has(`.${name}`) && name === 'requestIdleCallback') used.add(`.${name}`)
      return
    }
    const { object, name } = callee
    const owner = nameOf(object)
    if (object.type === 'Identifier' && names.has(`${owner}.${name}`)) used.add(`${owner}.${name}`)
    if (names.has(`.${name}`)) used.add(`.${name}`)
    const type = owner === null ? undefined : (ownedBy[owner] ?? (object.type === 'Identifier' ? owner : undefined))
    if (type !== undefined && members.has(`${type}.${name}`)) used.add(`${owner}.${name}`)
    const before = object.type === 'CallExpression' ? memberOf(object['callee']) : null
    const isOfIterator =
      before !== null && giveIterators.has(before.name) && (before.name === 'matchAll' || (object['arguments'] as []).length === 0)
    if (isOfIterator && ofIterators.has(name)) used.add(`Iterator .${name}`)
  })
  return used
}

/** `storage` for both `storage` and `navigator.storage`. */
const nameOf = (node: Tree): string | null => (node.type === 'Identifier' ? (node['name'] as string) : (memberOf(node)?.name ?? null))

function memberOf(callee: unknown): { object: Tree; name: string } | null {
  const { type, object, property, computed } = callee as { type: string; object: Tree; property: { name?: string }; computed?: boolean }
  return type === 'MemberExpression' && computed !== true && property.name !== undefined ? { object, name: property.name } : null
}
