import { Link } from 'wouter'
import type { Result } from '#domain/result'
import { css } from 'styled-system/css'
import { readResult } from '@/entities/survey'
import { useLoad } from '@/shared/lib/load'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'

type WholeDayProps = { result: Result; day: NonNullable<Result['day']> }

/** The subjects of both blocks of a day together, in the order they were sat. */
export function WholeDay({ result, day }: WholeDayProps) {
  const other = useLoad(() => readResult(day.otherId))
  const address = { subject: result.subject, surveyId: day.otherId }
  if (other.state === 'loading') return <Skeleton shapes={['title', 'row', 'row', 'row', 'row']} />
  if (other.state === 'failed' && other.problem.status === 409)
    return (
      <Panel title="Увесь день">
        <p>
          Інший блок ще не завершено. <Link href={addresses.survey.to(address)}>До нього</Link>
        </p>
      </Panel>
    )
  if (other.state === 'failed') return <FailedNotice title="Не вдалося завантажити інший блок" answer={other} />
  const blocks = day.block === 1 ? [result, other.found] : [other.found, result]
  return (
    <Panel title="Увесь день">
      <ol className={css({ display: 'grid' })}>
        {blocks.flatMap(({ id, verdicts }, block) =>
          verdicts.map(({ subject, title, raw, max, scaled }) => (
            <li key={`${id} ${subject}`} className={row}>
              <span className={css({ display: 'grid', minWidth: '0' })}>
                <span className={css({ textStyle: 'label' })}>{title}</span>
                <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
                  блок {block + 1} · {raw} з {max}
                </span>
              </span>
              <strong className={css({ textStyle: 'heading', fontVariantNumeric: 'tabular-nums' })}>{scaled ?? 'нижче порога'}</strong>
            </li>
          )),
        )}
      </ol>
      <p className={css({ marginTop: '4' })}>
        <Link href={addresses.result.to(address)} className={css({ color: 'pen', textDecoration: 'underline' })}>
          Результат {day.block === 1 ? 'другого' : 'першого'} блоку
        </Link>
      </p>
    </Panel>
  )
}

const row = css({
  spread: '4',
  alignItems: 'center',
  paddingBlock: '3',
  borderBottom: 'line',
  _last: { borderBottom: 'none' },
})
