import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Scroller } from '../scroller'

const frame = css({ layerStyle: 'sheet' })
/** The look of any table of facts: its heads, and the names of its rows. */
export const tableLook = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th, & td': { paddingInline: '4', textAlign: 'start' },
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
  }),
)

type TableProps = {
  /** Without a caption the table should follow a heading that names it. */
  caption?: string
  /** Names of the columns; null where one has no name. */
  head: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
  /** The first cell of each row names the row. */
  hasRowHeads?: boolean
}

/** The name of a column. */
export const ColumnHead = ({ children }: { children: ReactNode }) => <th scope="col">{children}</th>

/** A table in a scroller of its own, so that the page never scrolls sideways. */
export function Table({ caption, head, rows, hasRowHeads = false }: TableProps) {
  return (
    <Scroller label={caption ?? 'Таблиця'} className={frame}>
      <table className={look}>
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
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
