import { readPractice } from '@/entities/practice'
import { byTopic, LevelChip, readStatistic } from '@/entities/statistic'
import { countOf, formName, type FoundTopic } from '@/entities/subject'
import { useLoad } from '@/shared/lib/load'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { css } from 'styled-system/css'
import { practiceOf } from '../model/practice-of'

type TopicPracticeProps = { subject: string; topic: FoundTopic }

/** Tasks of a topic by their forms, and how the visitor has fared with them. */
export function TopicPractice({ subject, topic }: TopicPracticeProps) {
  const load = useLoad(() => Promise.all([readPractice(subject), readStatistic()]))
  if (load.state === 'loading') return null
  if (load.state === 'failed') return <FailedNotice title="Завдання теми не завантажилися" answer={load} />
  const [practice, statistic] = load.found
  const { total, right, wrong, forms } = practiceOf(practice.tasks, topic)
  const own = byTopic(statistic, subject).get(topic.id)
  if (total === 0) return <Panel title="Як це питають на НМТ">Завдання цієї теми готуємо. Спробуй сусідню тему.</Panel>
  return (
    <Panel title="Як це питають на НМТ" aside={own && <LevelChip level={own.level} />}>
      <ul className={css({ stack: '1' })}>
        {forms.map(({ form, count }) => (
          <li key={form} className={css({ spread: '4' })}>
            <span>{formName(form)}</span>
            <span className={css({ fontVariantNumeric: 'tabular-nums', color: 'inkMuted' })}>{count}</span>
          </li>
        ))}
      </ul>
      <p className={css({ marginTop: '3', color: 'inkMuted' })}>
        Усього {countOf(total, 'task')}. Правильно: {right}, з помилкою: {wrong}, нових: {total - right - wrong}.
        {own && ` Відповідей: ${own.answers}, днів: ${own.days}.`}
        {own?.needs_recall && ' Час пригадати цю тему.'}
      </p>
    </Panel>
  )
}
