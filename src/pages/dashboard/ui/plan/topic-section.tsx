import { Link } from 'wouter'
import { topicsLook } from 'styled-system/recipes'
import { pluralOf } from '#domain/plural'
import { addresses } from '@/shared/routes'
import type { TopicCell, TopicRow } from '../../model/topic-cells'

const look = topicsLook()

type TopicSectionProps = { row: TopicRow; subject: string }

/** The topics of a section. A section without any answer is one line: dozens of empty cells would push the plan out of sight. */
export function TopicSection({ row: { title, cells }, subject }: TopicSectionProps) {
  const known = cells.filter(({ answers }) => answers > 0).length
  const all = `${cells.length} ${pluralOf(cells.length, ['тема', 'теми', 'тем'])}`
  return (
    <details className={look.section} open={known > 0}>
      <summary>
        <h3>{title}</h3>
        <span className={look.note}>{known > 0 ? `${all}, з відповідями ${known}` : `${all}, мало даних`}</span>
      </summary>
      <ul className={look.map}>
        {cells.map((cell) => (
          <li key={cell.id}>
            <Cell cell={cell} subject={subject} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Cell({ cell, subject }: { cell: TopicCell; subject: string }) {
  return (
    <Link href={addresses.topic.to({ subject, topic: cell.id })} className={look.topic} data-level={cell.level ?? 'none'}>
      <span>{cell.title}</span>
      <span className={look.topicState}>
        {cell.share !== null && <strong>{cell.share} %</strong>}
        <span>{cell.word}</span>
        {cell.answers > 0 && <span className={look.topicEvidence}>{cell.evidence}</span>}
      </span>
    </Link>
  )
}
