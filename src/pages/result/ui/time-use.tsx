import type { Result } from '#domain/result'
import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'
import { Table } from '@/shared/ui/table'
import { durationText, numberText } from '../model/result-text'
import { linkNumber } from '../model/review-filter'
import { isSlow, timeUse } from '../model/time-use'
import { TaskLinks } from './task-links'
import { Unfolding } from './unfolding'

type TimeUseProps = { result: Result; /** Leads to the review of a task. */ onReach: (link: number) => void }

/** The use of time as bars and as a table, with slow tasks and changed answers. */
export function TimeUse({ result, onReach }: TimeUseProps) {
  const { slow, toWrong, toRight, total, expected } = timeUse(result)
  if (total === 0) return null
  const longest = Math.max(...result.items.map(({ seconds, question }) => Math.max(seconds, question.seconds)))
  const share = (seconds: number) => `${(100 * seconds) / longest}%`
  return (
    <Panel title="Час на завдання">
      <p className={css({ marginBottom: '4', maxWidth: 'text' })}>
        Разом {durationText(total)}, за доброї підготовки вистачає {durationText(expected)}.{' '}
        {slow.length === 0
          ? 'На жодне завдання не пішло вдвічі більше часу, ніж треба.'
          : 'На позначені завдання пішло понад удвічі більше часу, ніж треба.'}
      </p>
      <div aria-hidden className={css({ display: 'flex', alignItems: 'end', gap: 'thin', height: '32', borderBottom: 'edge' })}>
        {result.items.map((item) => (
          <span key={item.question.id} className={slot}>
            <span data-slow={isSlow(item) || undefined} className={bar} style={{ height: share(item.seconds) }} />
            <span className={expectedLook} style={{ bottom: share(item.question.seconds) }} />
          </span>
        ))}
      </div>
      <p aria-hidden className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '1' })}>
        Завдання по порядку; риска — скільки треба за доброї підготовки
      </p>
      <dl className={css({ stack: '2', marginTop: '4', _empty: { display: 'none' } })}>
        <TaskLinks
          term="Найповільніші"
          items={slow.slice(0, 3)}
          result={result}
          onReach={onReach}
          detail={({ seconds }) => durationText(seconds)}
        />
        <TaskLinks term="Змінено: правильно → неправильно" items={toWrong} result={result} onReach={onReach} />
        <TaskLinks term="Змінено: неправильно → правильно" items={toRight} result={result} onReach={onReach} />
      </dl>
      <Unfolding summary="Таблиця часу">
        <Table
          caption="Час на кожне завдання"
          hasRowHeads
          head={['Завдання', 'Час', 'Треба', 'Змін відповіді']}
          rows={result.items.map((item) => [
            <a
              key={item.question.id}
              href={`#q-${linkNumber(result, item)}`}
              onClick={() => onReach(linkNumber(result, item))}
              className={css({ color: 'pen' })}
            >
              {numberText(item.number, item.question.numbers)}
            </a>,
            durationText(item.seconds),
            durationText(item.question.seconds),
            item.changes,
          ])}
        />
      </Unfolding>
    </Panel>
  )
}

const slot = css({ position: 'relative', display: 'flex', alignItems: 'end', flexGrow: '1', flexBasis: '0', height: 'full' })

const bar = css({
  width: 'full',
  minHeight: 'thin',
  backgroundColor: 'pen',
  forcedColorAdjust: 'none',
  '&[data-slow]': { backgroundColor: 'marker', border: 'ink', borderBottom: 'none' },
})

const expectedLook = css({ position: 'absolute', insetInline: '0', borderTop: 'inkRule' })
