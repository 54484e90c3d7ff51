import { Link } from 'wouter'
import type { Subject } from '#domain/subject'
import type { ArticleSummary } from '#contract/theory'
import { css } from 'styled-system/css'
import { LevelChip, type TopicStatistic } from '@/entities/statistic'
import { addresses } from '@/shared/routes'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { Still } from '@/shared/ui/still'

type TopicTreeProps = {
  subject: string
  topics: Subject['topics']
  articles: readonly ArticleSummary[]
  levels: ReadonlyMap<string, TopicStatistic>
}

/** The official programme: sections, and the topics of each; a topic with an article says so. */
export function TopicTree({ subject, topics, articles, levels }: TopicTreeProps) {
  const numbers = new Map(topics.flatMap(({ children }) => children).map(({ id }, index) => [id, index + 1]))
  const written = new Set(articles.flatMap((article) => article.topics))
  return (
    <Panel title="Теми програми">
      <ul>
        {topics.map((section) => (
          <li key={section.id} className={css({ borderTop: 'line', _first: { borderTop: 'none' } })}>
            <details className={css({ '&[open] > summary svg': { rotate: 'half' } })}>
              <summary className={summaryLook}>
                {section.title}
                <Icon name="chevron-down" size="small" />
              </summary>
              <Still key={levels.size > 0 ? 'levels' : 'plain'}>
                <ul className={css({ paddingBottom: '3' })}>
                  {section.children.map((topic) => (
                    <li key={topic.id}>
                      <Link href={addresses.topic.to({ subject, topic: topic.id })} className={link}>
                        <span>
                          {numbers.get(topic.id)}. {topic.title}
                        </span>
                        <span
                          className={css({
                            row: '3',
                            flexShrink: '0',
                            textStyle: 'small',
                            color: 'inkMuted',
                          })}
                        >
                          {written.has(topic.id) && 'конспект'}
                          {levels.has(topic.id) && <LevelChip level={levels.get(topic.id)?.level ?? 'new'} />}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </Still>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const summaryLook = css({
  spread: '3',
  alignItems: 'center',
  paddingBlock: '3',
  minHeight: 'target',
  textStyle: 'label',
  cursor: 'pointer',
  listStyle: 'none',
  _hover: { color: 'pen' },
})
const link = css({
  spread: '4',
  alignItems: 'baseline',
  paddingBlock: '2',
  paddingLeft: '4',
  borderLeft: 'lineRule',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'pen', borderColor: 'pen' },
})
