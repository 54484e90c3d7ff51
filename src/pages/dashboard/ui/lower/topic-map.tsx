import { useState } from 'react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import type { SubjectReadiness } from '#contract/prediction'
import type { Statistic } from '#contract/user'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { topicCells, type TopicCell } from '../../model/topic-cells'
import { TopicTable } from './topic-table'

type TopicMapProps = { subjects: readonly SubjectReadiness[]; statistic: Statistic }

/** How well each topic of a subject is known, as a map or as a list. */
export function TopicMap({ subjects, statistic }: TopicMapProps) {
  const [chosen, choose] = useState<string | null>(null)
  const [isList, setList] = useState(false)
  const subject = subjects.find(({ subject: id }) => id === chosen) ?? subjects[0]
  if (!subject) return null
  const rows = topicCells(subject, statistic)
  return (
    <Panel
      title="Карта тем"
      aside={
        <button type="button" className="db-link" onClick={() => setList(!isList)}>
          {isList ? 'Показати мапою' : 'Показати списком'}
        </button>
      }
    >
      <div role="group" aria-label="Предмет" className="dl-tabs">
        {subjects.map(({ subject: id, title }) => (
          <button key={id} type="button" className="dl-tab" aria-pressed={id === subject.subject} onClick={() => choose(id)}>
            {title}
          </button>
        ))}
      </div>
      {isList ? (
        <TopicTable subject={subject} rows={rows} />
      ) : (
        rows.map(({ id, title, cells }) => (
          <section key={id} className="dl-section">
            <h3>{title}</h3>
            <ul className="dl-map">
              {cells.map((cell) => (
                <li key={cell.id}>
                  <Cell cell={cell} subject={subject.subject} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Рівні: Вчу → Знайомо → Впевнено → Засвоєно. Рахуємо перші відповіді на завдання; «мало даних» означає менше трьох.
      </p>
    </Panel>
  )
}

function Cell({ cell, subject }: { cell: TopicCell; subject: string }) {
  return (
    <Link
      href={addresses.topic.to({ subject, topic: cell.id })}
      className="dl-topic"
      data-level={cell.level ?? 'none'}
      title={cell.evidence}
    >
      <span>{cell.title}</span>
      <span className="dl-topic-state">
        {cell.share !== null && <strong>{cell.share} %</strong>}
        <span>{cell.word}</span>
      </span>
    </Link>
  )
}
