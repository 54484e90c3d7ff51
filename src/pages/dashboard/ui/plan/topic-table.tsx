import { Link } from 'wouter'
import type { SubjectReadiness } from '#contract/prediction'
import { addresses } from '@/shared/routes'
import type { TopicRow } from '../../model/topic-cells'

/** The same map in words, one topic a line. */
export function TopicTable({ subject, rows }: { subject: Pick<SubjectReadiness, 'subject'>; rows: readonly TopicRow[] }) {
  return rows.map(({ id, title, cells }) => (
    <section key={id} className="dl-section">
      <h3>{title}</h3>
      <ul>
        {cells.map((cell) => (
          <li key={cell.id} className="dl-gain">
            <Link href={addresses.topic.to({ subject: subject.subject, topic: cell.id })}>{cell.title}</Link>
            <span className="dl-note">
              {cell.word}
              {cell.share !== null && `, ${cell.share} % балів`} · {cell.evidence}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
