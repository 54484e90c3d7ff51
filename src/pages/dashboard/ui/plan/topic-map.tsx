import { useState } from 'react'
import type { SubjectReadiness } from '#domain/prediction'
import type { Statistic } from '#domain/statistic'
import { css } from 'styled-system/css'
import { boardLook, topicsLook } from 'styled-system/recipes'
import { Panel } from '@/shared/ui/panel'
import { topicCells } from '../../model/topic-cells'
import { TopicSection } from './topic-section'
import { TopicTable } from './topic-table'

const boardParts = boardLook()
const topicsParts = topicsLook()

type TopicMapProps = { subjects: readonly SubjectReadiness[]; statistic: Statistic }

/** The level of each topic of a subject, as a map or as a list. */
export function TopicMap({ subjects, statistic }: TopicMapProps) {
  const [chosen, choose] = useState<string | null>(null)
  const [isList, setList] = useState(false)
  const subject = subjects.find(({ subject: id }) => id === chosen) ?? subjects.toSorted((a, b) => b.now.answers - a.now.answers)[0]
  if (!subject) return null
  const rows = topicCells(subject, statistic)
  return (
    <Panel
      title="Карта тем"
      aside={
        <button type="button" className={boardParts.link} onClick={() => setList(!isList)}>
          {isList ? 'Показати картою' : 'Показати списком'}
        </button>
      }
    >
      <div role="group" aria-label="Предмет" className={topicsParts.tabs}>
        {subjects.map(({ subject: id, title }) => (
          <button key={id} type="button" className={topicsParts.tab} aria-pressed={id === subject.subject} onClick={() => choose(id)}>
            {title}
          </button>
        ))}
      </div>
      {isList ? (
        <TopicTable subject={subject} rows={rows} />
      ) : (
        rows.map((row) => <TopicSection key={`${subject.subject} ${row.id}`} row={row} subject={subject.subject} />)
      )}
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Рівні: Вчу → Знайомо → Впевнено → Засвоєно. Рахуємо перші відповіді на завдання; «мабуть» — здогад за рештою предмета, доки їх менше
        трьох.
      </p>
    </Panel>
  )
}
