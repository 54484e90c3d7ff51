import { css } from 'styled-system/css'
import { RichText } from '@/shared/ui/rich-text'
import { promptText } from '../model/entry-text'
import type { FactRowsProps } from './fact-rows'
import { HiddenCell } from './hidden-cell'

/** Rows along the line of time, the earliest first. */
export function Timeline({ table, rows, isHidden }: FactRowsProps) {
  const [first, ...others] = table.columns.toSorted((a, b) => Number(table.prompt.includes(b.id)) - Number(table.prompt.includes(a.id)))
  return (
    <ol className={line}>
      {rows
        .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
        .map((row) => (
          <li key={row.id} id={row.id} className={point}>
            <div
              className={css({
                textStyle: 'subheading',
                color: 'pen',
                fontVariantNumeric: 'tabular-nums',
                gridRow: { md: '1 / span 4' },
              })}
            >
              <RichText blocks={row.cells[first?.id ?? ''] ?? []} />
            </div>
            {others.map(({ id, title }, index) => (
              <div key={id} className={index === 0 ? css({ textStyle: 'subheading' }) : css({ color: 'inkMuted' })}>
                <HiddenCell isHidden={isHidden && !table.prompt.includes(id)} label={`${title}: ${promptText(table, row)}`}>
                  <RichText blocks={row.cells[id] ?? []} />
                </HiddenCell>
              </div>
            ))}
          </li>
        ))}
    </ol>
  )
}

const line = css({
  display: 'grid',
  gridTemplateColumns: 'one',
  maxWidth: 'text',
  borderLeft: 'marginRule',
  marginLeft: '2',
})
const point = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'one', md: 'dayText' },
  alignItems: 'baseline',
  columnGap: '6',
  rowGap: '1',
  paddingLeft: '6',
  paddingBlock: '4',
  scrollMarginTop: '20',
  _target: { backgroundColor: 'markerWash' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '-1.75',
    top: '5.5',
    boxSize: '3',
    backgroundColor: 'sheet',
    border: 'pen',
    borderRadius: 'round',
  },
})
