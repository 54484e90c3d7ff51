import { css } from 'styled-system/css'
import type { Subject } from '#contract/subject'
import { Panel } from '@/shared/ui/panel'

/** The official programme: sections, and the topics of each. */
export function TopicTree({ topics }: { topics: Subject['topics'] }) {
  return (
    <Panel title="Теми програми">
      <ul className={css({ display: 'grid' })}>
        {topics.map((section) => (
          <li key={section.id} className={css({ borderBottom: 'line', _last: { borderBottom: 'none' } })}>
            <details>
              <summary className={css({ cursor: 'pointer', paddingBlock: '3', minHeight: 'target', textStyle: 'label' })}>
                {section.title}
              </summary>
              <ul
                className={css({ display: 'grid', gap: '2', paddingLeft: '5', paddingBottom: '4', color: 'inkMuted', listStyle: '[disc]' })}
              >
                {section.children.map((topic) => (
                  <li key={topic.id}>{topic.title}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
