import { Link } from 'wouter'
import type { Subject } from '#domain/subject'
import { css } from 'styled-system/css'
import type { TopicStatistic } from '@/entities/statistic'
import { addresses } from '@/shared/routes'
import { Icon } from '@/shared/ui/icon'
import { startTopic } from '../model/start-topic'

type StartLinkProps = { subject: Pick<Subject, 'id' | 'topics'>; levels: ReadonlyMap<string, TopicStatistic> }

/** «Почни тут»: the way to the topic to begin at. Its height is the same for any topic: the levels come late. */
export function StartLink({ subject: { id: subject, topics }, levels }: StartLinkProps) {
  const all = topics.flatMap(({ children }) => children)
  const start = startTopic(all, levels)
  return (
    start && (
      <Link href={addresses.topic.to({ subject, topic: start.id })} className={look}>
        <span className={css({ stack: '0.5', flexGrow: '1', minWidth: '0', textStyle: 'smallLabel' })}>
          Почни тут
          <span className={nameLook}>
            {all.indexOf(start) + 1}. {start.title}
          </span>
        </span>
        <Icon name="arrow-right" />
      </Link>
    )
  )
}

const look = css({
  row: '3',
  paddingInline: '4',
  paddingBlock: '3',
  backgroundColor: 'markerWash',
  borderLeft: 'markerBand',
  borderRadius: 'cell',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'pen' },
})
const nameLook = css({ textStyle: 'label', lineClamp: '2', minHeight: 'target' })
