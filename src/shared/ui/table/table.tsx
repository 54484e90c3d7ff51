import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Scroller } from '../scroller'

const frame = css({ layerStyle: 'sheet' })
/** The look of any table of facts: its heads, and the names of its rows. */
export const tableLook = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th, & td': { paddingInline: { base: '4', _print: '2' }, textAlign: 'start' },
  '& thead th': { textStyle: 'smallLabel', color: 'inkMuted', borderBottom: 'edge' },
  '& tbody th': { fontWeight: 'strong' },
})
const look = cx(
  tableLook,
  css({
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'normal',
    '& th, & td': { paddingBlock: '2', verticalAlign: 'baseline' },
    '& tbody tr:not(:last-child)': { borderBottom: 'line' },
    '& tr': { breakInside: 'avoid' },
    '& [data-part=column]': { display: 'none' },
    '&[data-stacked]': {
      smDown: {
        '& thead': { position: 'absolute', boxSize: 'hair', overflow: 'hidden', whiteSpace: 'nowrap' },
        '&, & caption, & tbody, & tr, & th, & td': { display: 'block' },
        '& tr': { paddingBlock: '2' },
        '& tbody :is(th, td)': { paddingBlock: '1' },
        '& tbody tr > :first-child': { fontWeight: 'strong' },
        '& td:not(:first-child)': { display: 'grid', gridTemplateColumns: 'labelText', columnGap: '3', alignItems: 'baseline' },
        // The name of the column is in the head, which is there for who listens.
        '& td[data-column]::before': { content: '[attr(data-column) / ""]', textStyle: 'smallLabel', color: 'inkMuted' },
        '& [data-part=column]': { display: 'block', textStyle: 'smallLabel', color: 'inkMuted' },
      },
    },
  }),
)

/** With names for all that follows the first column, those can stand beside the cells. */
const isWide = (head: readonly ReactNode[]) => head.length >= 3 && head.slice(1).every((cell) => cell !== null)

type TableProps = {
  /** Without a caption the table should follow a heading that names it. */
  caption?: string
  /** Names of the columns; null where one has no name. */
  head: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
  /** The first cell of each row names the row. */
  hasRowHeads?: boolean
  /** On a phone each row is a small sheet of its own, with the names of the columns beside its cells; three columns of words do not fit there. */
  isStackable?: boolean
}

/** The name of a column. */
export const ColumnHead = ({ children }: { children: ReactNode }) => <th scope="col">{children}</th>

/** A table in a scroller of its own, so that the page never scrolls sideways. */
export function Table({ caption, head, rows, hasRowHeads = false, isStackable = isWide(head) }: TableProps) {
  return (
    <Scroller label={caption ?? 'Таблиця'} className={frame}>
      <table data-stacked={isStackable || undefined} className={look}>
        {caption && <caption className={css({ textStyle: 'smallLabel', textAlign: 'start', padding: '4' })}>{caption}</caption>}
        {head.some((cell) => cell !== null) && (
          <thead>
            <tr>
              {head.map((cell, index) => (cell === null ? <td key={index}>&nbsp;</td> : <ColumnHead key={index}>{cell}</ColumnHead>))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) =>
                hasRowHeads && index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} data-column={isStackable && index > 0 && typeof head[index] === 'string' ? head[index] : undefined}>
                    {isStackable && index > 0 && typeof head[index] !== 'string' && (
                      <span aria-hidden data-part="column">
                        {head[index]}
                      </span>
                    )}
                    {isStackable ? <span>{cell}</span> : cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
