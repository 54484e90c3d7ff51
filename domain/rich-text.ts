import * as v from 'valibot'

/** A run of text inside a paragraph. `math` is TeX for KaTeX, without the dollar signs. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'math'; tex: string }
  | { kind: 'break' }
  /** A gap in the text of a task `gap` or `gapPool`, by the id of the gap. */
  | { kind: 'gap'; id: string }
  | { kind: 'strong' | 'emphasis' | 'underline' | 'strike'; children: Inline[] }
  /** In another language than the page; `lang` is its tag for readers of screens. */
  | { kind: 'foreign'; lang: string; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

/** A block of authored text: parsed from Markdown on the server, drawn as React elements on the site, so no HTML travels. */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 2 | 3 | 4; children: Inline[] }
  | { kind: 'math'; tex: string }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

/** Authored text as a list of blocks, in reading order. */
export type RichText = Block[]

// Made once: a text has hundreds of parts, and each is read by the same schema.
const inlineSchema: v.GenericSchema<Inline> = v.lazy(() => inlineKinds)
const inlineKinds: v.GenericSchema<Inline> = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('math'), tex: v.string() }),
  v.object({ kind: v.literal('break') }),
  v.object({ kind: v.literal('gap'), id: v.string() }),
  v.object({ kind: v.picklist(['strong', 'emphasis', 'underline', 'strike']), children: v.array(inlineSchema) }),
  v.object({ kind: v.literal('foreign'), lang: v.string(), children: v.array(inlineSchema) }),
  v.object({ kind: v.literal('link'), href: v.string(), children: v.array(inlineSchema) }),
])

const blockSchema: v.GenericSchema<Block> = v.lazy(() => blockKinds)
const blockKinds: v.GenericSchema<Block> = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), children: v.array(inlineSchema) }),
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3, 4]), children: v.array(inlineSchema) }),
  v.object({ kind: v.literal('math'), tex: v.string() }),
  v.object({ kind: v.literal('list'), isOrdered: v.boolean(), items: v.array(v.array(blockSchema)) }),
  v.object({ kind: v.literal('quote'), children: v.array(blockSchema) }),
  v.object({
    kind: v.literal('table'),
    head: v.array(v.array(inlineSchema)),
    rows: v.array(v.array(v.array(inlineSchema))),
  }),
])

export const richTextSchema = v.array(blockSchema)
export const inlineTextSchema = v.array(inlineSchema)
