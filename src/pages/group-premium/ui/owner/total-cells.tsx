import { css } from 'styled-system/css'
import { percentOf, type PointsTotal } from '../../model/class-results'

/** The sum of a pupil and its share of all points: two cells of a row. */
export function TotalCells({ total }: { total: PointsTotal | null }) {
  if (total === null)
    return (
      <>
        <td>—</td>
        <td>—</td>
      </>
    )
  return (
    <>
      <td className={cell}>
        <strong>{total.points}</strong>
        {`\u00a0з\u00a0${total.max}`}
      </td>
      <td className={cell}>{percentOf(total)}</td>
    </>
  )
}

const cell = css({ whiteSpace: 'nowrap' })
