import { Link } from 'wouter'
import type { Subject } from '#domain/subject'
import { css } from 'styled-system/css'
import { mapCellLook } from 'styled-system/recipes'
import { levelNames, type TopicStatistic } from '@/entities/statistic'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { Still } from '@/shared/ui/still'
import { startTopic } from '../model/start-topic'

type TopicMapProps = { subject: Pick<Subject, 'id' | 'topics'>; levels: ReadonlyMap<string, TopicStatistic> }

const scale = ['new', 'learning', 'familiar', 'confident', 'mastered'] as const

/** The programme as cells that fill as topics are mastered, each with its name; the marker is on the one to begin at. */
export function TopicMap({ subject: { id: subject, topics }, levels }: TopicMapProps) {
  const all = topics.flatMap(({ children }) => children)
  const numbers = new Map(all.map((topic, index) => [topic.id, index + 1]))
  const start = startTopic(all, levels)
  return (
    <Panel title="Карта предмета">
      <Still key={levels.size}>
        <div data-subject={subject} className={css({ stack: '6', gridTemplateColumns: 'one' })}>
          {topics.map((section) => (
            <section key={section.id} className={css({ stack: '2', gridTemplateColumns: 'one' })}>
              <h3 className={sectionLook}>{section.title}</h3>
              <ul className={cellsLook}>
                {section.children.map((topic) => {
                  const level = levels.get(topic.id)?.level ?? 'new'
                  const isStart = topic.id === start?.id
                  return (
                    <li key={topic.id}>
                      <Link
                        href={addresses.topic.to({ subject, topic: topic.id })}
                        aria-label={`${numbers.get(topic.id)}. ${topic.title}: ${levelNames[level]}${isStart ? ', почни тут' : ''}`}
                        className={topicLook}
                      >
                        <span className={mapCellLook()} data-level={level} data-start={isStart || undefined}>
                          {numbers.get(topic.id)}
                        </span>{' '}
                        {topic.title}
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </section>
          ))}
          <ul aria-label="Що означають клітинки" className={legendLook}>
            {scale.map((level) => (
              <li key={level} className={css({ row: '2', '& > span': { boxSize: '5' } })}>
                <span className={mapCellLook()} data-level={level} />
                {levelNames[level]}
              </li>
            ))}
          </ul>
        </div>
      </Still>
    </Panel>
  )
}

const sectionLook = css({ textStyle: 'smallLabel', color: 'inkMuted', paddingBottom: '1', borderBottom: 'line' })
const cellsLook = css({ stack: '1.5', gridTemplateColumns: { base: 'one', md: 'two' }, columnGap: '5' })
const topicLook = css({ row: '3', color: 'ink', textStyle: 'small', textDecoration: 'none', _hover: { color: 'pen' } })
const legendLook = css({ wrap: '4', rowGap: '2', paddingTop: '4', borderTop: 'line', textStyle: 'small', color: 'inkMuted' })
