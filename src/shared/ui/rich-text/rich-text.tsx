import type { Block, Inline } from '#domain/rich-text'
import { css, cva } from 'styled-system/css'
import { Table } from '../table'
import { Tex } from '../tex'
import { InlineText } from './inline-text'

const headingLook = cva({
  base: { marginTop: '3' },
  variants: {
    level: { 2: { textStyle: 'heading', marginTop: '6' }, 3: { textStyle: 'subheading', marginTop: '4' }, 4: { textStyle: 'label' } },
  },
})

type RichTextProps = { blocks: readonly Block[] }

/** Draws authored text as React elements, so that no markup of an author reaches the page. */
export function RichText({ blocks }: RichTextProps) {
  return (
    <div
      className={css({
        stack: '3',
        gridTemplateColumns: 'one',
        overflowWrap: 'anywhere',
        // A table has a scroller: its columns are no narrower than their words.
        'td &': { gridTemplateColumns: '[none]', overflowWrap: 'normal', _bigLetters: { gridTemplateColumns: 'one' } },
        '& > :first-child': { marginTop: '0' },
      })}
    >
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.children} />
        </p>
      )
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading className={headingLook({ level: block.level })}>
          <InlineText content={block.children} />
        </Heading>
      )
    }
    case 'math':
      return <Tex source={block.tex} isBlock />
    case 'list':
      return <List block={block} />
    case 'quote':
      return (
        <blockquote className={css({ paddingLeft: '4', borderLeft: 'marginRule' })}>
          <RichText blocks={block.children} />
        </blockquote>
      )
    case 'table':
      return (
        <Table
          head={block.head.map((cell, index) => (cell.length === 0 ? null : <InlineText key={index} content={cell} />))}
          rows={block.rows.map((row) => row.map((cell, index) => <InlineText key={index} content={cell} />))}
          isStackable={isWordy(block)}
        />
      )
  }
}

/** Columns of numbers stay side by side, as a table of values is read; words do not fit beside each other on a phone. */
function isWordy({ head, rows }: Extract<Block, { kind: 'table' }>): boolean {
  const isNamed = head.length >= 3 && head.slice(1).every((cell) => cell.length > 0)
  return isNamed && [head, ...rows].some((row) => row.reduce((sum, cell) => sum + wordsOf(cell).length, 0) > mostLetters)
}

/** As many letters as a line of a phone takes beside the margins of a table of three columns. */
const mostLetters = 24
const wordsOf = (content: readonly Inline[]): string =>
  content.map((part) => ('text' in part ? part.text : 'tex' in part ? part.tex : 'children' in part ? wordsOf(part.children) : '')).join('')

const listLook = cva({
  base: { stack: '2', paddingLeft: '6', '& > li::marker': { color: 'pen', fontWeight: 'strong' } },
  variants: { isOrdered: { true: { listStyleType: 'decimal' }, false: { listStyleType: 'square' } } },
})

function List({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  const Tag = block.isOrdered ? 'ol' : 'ul'
  return (
    <Tag className={listLook({ isOrdered: block.isOrdered })}>
      {block.items.map((item, index) => (
        <li key={index}>
          <RichText blocks={item} />
        </li>
      ))}
    </Tag>
  )
}
