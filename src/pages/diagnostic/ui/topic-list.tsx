import { Link } from 'wouter'
import type { DiagnosticTopic } from '#domain/diagnostic'
import { pluralOf } from '#domain/plural'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'

type TopicListProps = { subject: string; topics: readonly DiagnosticTopic[]; empty: string; isFolded?: boolean }

/** Topics as links. A folded list tells how many there are and opens on a press. */
export function TopicList({ subject, topics, empty, isFolded = false }: TopicListProps) {
  if (topics.length === 0) return <p className={css({ color: 'inkMuted' })}>{empty}</p>
  const list = (
    <ul className={css({ stack: '1' })}>
      {topics.map(({ id, title }) => (
        <li key={id}>
          <Link href={addresses.topic.to({ subject, topic: id })} className={link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
  if (!isFolded) return list
  return (
    <details>
      <summary className={css({ cursor: 'pointer', minHeight: 'target', display: 'flex', alignItems: 'center' })}>
        {topics.length} {pluralOf(topics.length, ['тема', 'теми', 'тем'])}: показати
      </summary>
      {list}
    </details>
  )
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  color: 'pen',
  textDecoration: 'underline',
  textUnderlineOffset: 'near',
})
