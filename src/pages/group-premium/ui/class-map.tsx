import type { GroupReport } from '#contract/group'
import { classMapLook } from 'styled-system/recipes'
import { Scroller } from '@/shared/ui/scroller'
import { ColumnHead } from '@/shared/ui/table'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { levelOf, percentOf, totals } from '../model/map-cell'

const look = classMapLook()

type ClassMapProps = { caption: string; report: Pick<GroupReport, 'topics' | 'rows'> }

/** Pupil by topic: the share of points as a number and as the height of a filled cell. One table for the eye and for the screen reader. */
export function ClassMap({ caption, report }: ClassMapProps) {
  const { topics, rows } = report
  return (
    <Scroller label={caption}>
      <table className={look.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <ColumnHead>Ім’я</ColumnHead>
            {topics.map(({ id, title }) => (
              <ColumnHead key={id}>{title}</ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ memberId, name, cells }) => (
            <Row key={memberId} name={name} cells={cells} />
          ))}
        </tbody>
        <tfoot>
          <Row name="Разом" cells={totals(report)} />
        </tfoot>
      </table>
    </Scroller>
  )
}

function Row({ name, cells }: Pick<GroupReport['rows'][number], 'name' | 'cells'>) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {cells.map((cell, index) => (
        <td key={index}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell }: { cell: GroupReport['rows'][number]['cells'][number] }) {
  const percent = percentOf(cell)
  const height = (18 * (percent ?? 0)) / 100
  return (
    <span className={look.cell} data-level={levelOf(percent)}>
      <svg viewBox="0 0 22 22" aria-hidden focusable="false">
        <rect data-part="fill" x="2" y={20 - height} width="18" height={height} />
        <rect x="1" y="1" width="20" height="20" rx="2" />
      </svg>
      {percent === null ? (
        <>
          <span aria-hidden>—</span>
          <VisuallyHidden>ще нічого</VisuallyHidden>
        </>
      ) : (
        <>
          {percent} %
          <VisuallyHidden>
            , {cell?.points} з {cell?.max}
          </VisuallyHidden>
        </>
      )}
    </span>
  )
}
