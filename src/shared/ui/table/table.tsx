import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Scroller } from '../scroller'

const frame = css({ layerStyle: 'sheet' })
const look = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
  '& th, & td': { paddingInline: '4', paddingBlock: '2', textAlign: 'start', verticalAlign: 'baseline' },
  '& thead th': { textStyle: 'smallLabel', color: 'inkMuted', borderBottom: 'edge' },
  '& tbody tr:not(:last-child)': { borderBottom: 'line' },
  '& tbody th': { fontWeight: 'strong' },
})

type TableProps = {
  /** Without a caption the table should follow a heading that names it. */
  caption?: string
  /** Names of the columns; null where one has no name. */
  head: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
  /** The first cell of each row names the row. */
  hasRowHeads?: boolean
}

const ColumnHead = ({ children }: { children: ReactNode }) => <th scope="col">{children}</th>

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
