import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { classMapLook } from 'styled-system/recipes'
import { Scroller } from '@/shared/ui/scroller'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { percentOf, type PointsTotal } from '../../model/class-results'

type TotalTableProps = { label: string; caption?: string; heads: ReactNode; most?: ReactNode; children: ReactNode }

const look = classMapLook()

/**
 * Pupils in rows so low that a whole class stands on the screen of a phone: the sum of each, its share of all points, then what `heads`
 * names. `most` is a row of the points that could be had.
 */
export function TotalTable({ label, caption = label, heads, most, children }: TotalTableProps) {
  return (
    <Scroller label={label}>
      <table className={look.glance}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Ім’я</th>
            <th scope="col">Сума</th>
            <th scope="col">
              %<VisuallyHidden> балів</VisuallyHidden>
            </th>
            {heads}
          </tr>
          {most}
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroller>
  )
}

type TotalRowProps = { name: string; total: PointsTotal | null; children: ReactNode }

export function TotalRow({ name, total, children }: TotalRowProps) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={cell}>
        {total ? (
          <>
            <strong>{total.points}</strong>
            {`\u00a0з\u00a0${total.max}`}
          </>
        ) : (
          '—'
        )}
      </td>
      <td className={cell}>{total ? percentOf(total) : '—'}</td>
      {children}
    </tr>
  )
}

const cell = css({ whiteSpace: 'nowrap' })
