import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss'

/** A sheet of styles, read once. */
export type Sheet = Root

export const readSheet = (css: string): Sheet => postcss.parse(css)

/**
 * The rules that a drawn page needs for its first paint. Kept is what it cannot judge: `:is()`, `:where()`, `:not()`, and all where
 * classes are not written as React does.
 */
export function usedStyles(sheet: Sheet, markup: string): string {
  const classes = classesIn(markup)
  if (classes === null) return sheet.toString()
  const used = sheet.clone()
  used.walkRules((rule) => {
    if (isFrame(rule)) return
    const selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  dropVariables(used)
  const named = valuesOf(used)
  used.walkAtRules('keyframes', (rule) => {
    if (!named.includes(rule.params)) rule.remove()
  })
  dropEmpty(used)
  return `${orderOfLayers(sheet)}${used.toString()}`
}

/**
 * States the order of the layers where the sheet says it by position alone. Else a layer that the page does not need would come last with
 * the whole sheet, and win over the others.
 */
function orderOfLayers(sheet: Sheet): string {
  const said = new Set<string>()
  const met = new Set<string>()
  sheet.walkAtRules('layer', (layer) => {
    const names = layer.params.split(',').map((name) => [...layersAround(layer), name.trim()].join('.'))
    for (const name of names) (layer.nodes ? met : said).add(name)
  })
  return [...met].every((name) => said.has(name)) ? '' : `@layer ${[...new Set([...said, ...met])].join()};`
}

function layersAround({ parent }: AtRule): string[] {
  const around: string[] = []
  for (let each = parent; each && each.type !== 'root'; each = each.parent)
    if (each.type === 'atrule' && (each as AtRule).name === 'layer') around.unshift((each as AtRule).params)
  return around
}

function classesIn(markup: string): Set<string> | null {
  const written = [...markup.matchAll(/ class="([^"]*)"/g)]
  // Only a tag has a bare `<` before it: what stands in a text is no attribute.
  const meant = markup.match(/<[a-z][^<>]*?\sclass\s*=/gi)?.length ?? 0
  if (written.length < meant) return null
  return new Set(written.flatMap(([, names = '']) => unescaped(names).split(/\s+/)))
}

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"')

/** A step of an animation is no rule of its own. */
const isFrame = ({ parent }: Rule): boolean => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\[^0-9a-f]|[\w-]|[^\0-\x7f])+)/gi
/** What may stand in a selector beside classes, once its brackets are gone: tags, ids, attributes, states and parts, and what joins them. */
const besides = /^(?:[\s>+~,*&|]|::?[\w-]+|#[\w-]+|\[[^\]]*\]|[a-z][\w-]*|\d+(?:\.\d+)?%)*$/i
const escape = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi

/** Selectors of a sheet that are kept on every page, since it cannot be read of which classes they are. */
export function unreadSelectors(sheet: Sheet): string[] {
  const unread: string[] = []
  sheet.walkRules((rule) => {
    if (!isFrame(rule)) unread.push(...rule.selectors.filter((selector) => !isRead(outsideOf(selector))))
  })
  return unread
}

/** A selector without what stands in its brackets. */
function outsideOf(selector: string): string {
  let outside = selector
  for (let last = ''; last !== outside;) {
    last = outside
    outside = outside.replace(/(?<!\\)\((?:\\.|[^\\()])*\)/g, '')
  }
  return outside
}

const isRead = (outside: string): boolean => besides.test(outside.replaceAll(className, ''))

function classesOf(selector: string): string[] {
  const outside = outsideOf(selector)
  if (!isRead(outside)) return []
  return [...outside.matchAll(className)].map(([, name = '']) =>
    name.replace(escape, (_, code: string | undefined, sign: string) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign)),
  )
}

/** Takes out the variables that nothing left reads, not even another variable that is read. */
function dropVariables(used: Root): void {
  const definitions = new Map<string, Declaration[]>()
  const wanted = new Set<string>()
  used.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration])
    else for (const name of variablesIn(declaration.value)) wanted.add(name)
  })
  for (const name of wanted) for (const { value } of definitions.get(name) ?? []) for (const next of variablesIn(value)) wanted.add(next)
  for (const [name, declarations] of definitions) if (!wanted.has(name)) for (const declaration of declarations) declaration.remove()
}

const variablesIn = (value: string): string[] => [...value.matchAll(/var\(\s*(--(?:\\.|[\w-])+)/g)].map(([, name = '']) => name)

function valuesOf(used: Root): string {
  const values: string[] = []
  used.walkDecls(({ parent, value }) => {
    if (parent?.type !== 'atrule') values.push(value)
  })
  return values.join('\n')
}

function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (!('nodes' in node) || node.nodes === undefined) continue
    dropEmpty(node)
    if (node.nodes?.length === 0) node.remove()
  }
}
