import { Link } from 'wouter'
import type { Subject } from '#domain/subject'
import { css } from 'styled-system/css'
import { mapCellLook } from 'styled-system/recipes'
import { levelNames, type TopicStatistic } from '@/entities/statistic'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { Still } from '@/shared/ui/still'
import { startTopic } from '../model/start-topic'

type TopicMapProps = { subject: Pick<Subject, 'id' | 'topics'>; levels: ReadonlyMap<string, TopicStatistic> }

/** The programme as cells that fill as topics are mastered, each with the number that it has in the list below. */
export function TopicMap({ subject: { id: subject, topics }, levels }: TopicMapProps) {
  const all = topics.flatMap(({ children }) => children)
  const numbers = new Map(all.map((topic, index) => [topic.id, index + 1]))
  const start = startTopic(all, levels)
  return (
    <Panel title="Карта предмета">
      <Still key={levels.size}>
        <ul data-subject={subject} className={css({ stack: '4', gridTemplateColumns: 'one' })}>
          {topics.map((section) => (
            <li key={section.id} className={css({ stack: '2' })}>
              <span className={css({ textStyle: 'smallLabel' })}>{section.title}</span>
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
                        <span className={nameLook}>{topic.title}</span>
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </li>
          ))}
        </ul>
        {start && (
          <p className={css({ marginTop: '5' })}>
            <ButtonLink variant="secondary" href={addresses.topic.to({ subject, topic: start.id })}>
              Почни тут: {numbers.get(start.id)}. {start.title}
            </ButtonLink>
          </p>
        )}
      </Still>
    </Panel>
  )
}

/** On a phone the cells alone, else each with its name. */
const cellsLook = css({ wrap: '1.5', md: { display: 'grid', gridTemplateColumns: 'two', columnGap: '4' } })
const topicLook = css({ row: '2.5', color: 'ink', textDecoration: 'none', _hover: { color: 'pen' } })
const nameLook = css({ display: { base: 'none', md: 'block' }, textStyle: 'small' })
