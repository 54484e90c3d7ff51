import { Link } from 'wouter'
import type { SubjectReadiness } from '#domain/prediction'
import { topicsLook } from 'styled-system/recipes'
import { addresses } from '@/shared/routes'
import type { TopicRow } from '../../model/topic-cells'

const look = topicsLook()

/** The same map in words, one topic a line. */
export function TopicTable({ subject, rows }: { subject: Pick<SubjectReadiness, 'subject'>; rows: readonly TopicRow[] }) {
  return rows.map(({ id, title, cells }) => (
    <section key={id} className={look.section}>
      <h3>{title}</h3>
      <ul>
        {cells.map((cell) => (
          <li key={cell.id} className={look.gain}>
            <Link href={addresses.topic.to({ subject: subject.subject, topic: cell.id })}>{cell.title}</Link>
            <span className={look.note}>
              {cell.word}
              {cell.share !== null && `, ${cell.share} % балів`} · {cell.evidence}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
