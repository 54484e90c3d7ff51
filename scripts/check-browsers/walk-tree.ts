/** A node of a syntax tree, as far as a walk needs to know it. */
export type Tree = { type: string; start: number; [part: string]: unknown }

/** Shows every node of a tree, those above before those below. */
export function walkTree(tree: Tree, see: (node: Tree) => void): void {
  see(tree)
  for (const part of Object.values(tree)) for (const each of Array.isArray(part) ? part : [part]) if (isTree(each)) walkTree(each, see)
}

const isTree = (part: unknown): part is Tree => typeof part === 'object' && part !== null && typeof (part as Tree).type === 'string'
