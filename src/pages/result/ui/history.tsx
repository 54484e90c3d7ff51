import { dateFormatter } from '#domain/formatters'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import type { Result } from '#domain/result'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { Table } from '@/shared/ui/table'
import type { Attempt } from '../model/comparable'
import { percentOf } from '../model/result-text'
import { HistoryChart } from './history-chart'

const day = dateFormatter({ day: 'numeric', month: 'long' })
const most = 8

type HistoryProps = { result: Result; attempts: readonly Attempt[] }

/** Attempts that may be compared with this one, on a line and in a table; nothing while this is the only one. */
export function History({ result, attempts }: HistoryProps) {
  const shown = attempts.slice(-most)
  if (shown.length < 2) return null
  const isScaled = shown.every(({ scaled }) => scaled !== null)
  const valueOf = (attempt: Attempt) => (isScaled ? (attempt.scaled ?? 0) : percentOf(attempt))
  return (
    <Panel title="Порівняно з попередніми">
      <p className={css({ color: 'inkMuted', marginBottom: '4', maxWidth: 'text' })}>
        Лише такі самі спроби: той самий режим, ті самі предмети, без додаткового часу.
      </p>
      <HistoryChart
        values={shown.map(valueOf)}
        range={isScaled ? [100, 200] : [0, 100]}
        current={shown.findIndex(({ id }) => id === result.id)}
      />
      <Table
        caption="Спроби, новіші першими"
        hasRowHeads
        head={['Дата', isScaled ? 'Бали й шкала' : 'Бали й частка', null]}
        rows={shown.toReversed().map((attempt) => [
          day(new Date(attempt.at)),
          `${attempt.raw} з ${attempt.max} · ${isScaled ? attempt.scaled : `${percentOf(attempt)} %`}`,
          attempt.id === result.id ? (
            'ця спроба'
          ) : (
            <Link
              key={attempt.id}
              href={`${addresses.result.to({ subject: result.subject, surveyId: result.id })}/compare-${attempt.id}`}
              aria-label={`Порівняти зі спробою ${day(new Date(attempt.at))}`}
              className={css({ color: 'pen' })}
            >
              Порівняти
            </Link>
          ),
        ])}
      />
    </Panel>
  )
}
