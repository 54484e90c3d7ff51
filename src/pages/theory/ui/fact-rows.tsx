import type { LibraryOf, TableRow } from '#contract/theory'
import { css, cx } from 'styled-system/css'
import { RichText } from '@/shared/ui/rich-text'
import { ColumnHead, tableLook } from '@/shared/ui/table'
import { HiddenCell } from './hidden-cell'
import { promptText } from '../model/entry-text'

export type FactRowsProps = { table: LibraryOf<'table'>; rows: readonly TableRow[]; isHidden: boolean }

/** Rows as a table; on a phone each row is a small sheet of its own. */
export function FactRows({ table, rows, isHidden }: FactRowsProps) {
  return (
    <table className={look}>
      <thead>
        <tr>
          {table.columns.map(({ id, title }) => (
            <ColumnHead key={id}>{title}</ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} id={row.id}>
            {table.columns.map(({ id, title }) => {
              const isAsked = table.prompt.includes(id)
              const cell = (
                <HiddenCell isHidden={isHidden && !isAsked} label={`${title}: ${promptText(table, row)}`}>
                  <RichText blocks={row.cells[id] ?? []} />
                </HiddenCell>
              )
              return isAsked ? (
                <th key={id} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={id} data-column={title}>
                  {cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const look = cx(
  tableLook,
  css({
    layerStyle: 'sheet',
    '& th, & td': { paddingBlock: '3', verticalAlign: 'top' },
    '& tbody tr': { borderTop: 'line', scrollMarginTop: '20', _target: { backgroundColor: 'markerWash' } },
    mdDown: {
      '& thead': { display: 'none' },
      '&, & tbody, & tr, & th, & td': { display: 'block' },
      '& tr': { paddingBlock: '2' },
      '& th, & td': { paddingBlock: '1' },
      '& td::before': { content: 'attr(data-column)', textStyle: 'smallLabel', color: 'inkMuted' },
    },
  }),
)
