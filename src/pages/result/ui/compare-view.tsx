import { dateFormatter } from '#domain/formatters'
import type { Result } from '#domain/result'
import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'
import { Table } from '@/shared/ui/table'
import { compareTopics } from '../model/compare'
import { InnerPage } from './inner-page'
import { durationText, percentOf } from '../model/result-text'

const day = dateFormatter({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** Two results side by side, the earlier one first. */
export function CompareView({ result, other }: { result: Result; other: Result }) {
  const [before, now] = Date.parse(result.finishedAt) < Date.parse(other.finishedAt) ? [result, other] : [other, result]
  const both = [before, now] as const
  const score = ({ verdicts }: Result) => verdicts.map(({ scaled }) => scaled ?? 'нижче порога').join(' · ') || '—'
  return (
    <InnerPage result={result} title="Порівняння">
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        <Panel title="Загалом">
          <Table
            caption="Загалом"
            hasRowHeads
            head={['', ...both.map(({ finishedAt }) => day(new Date(finishedAt)))]}
            rows={[
              ['Бали', ...both.map(({ raw, max }) => `${raw} з ${max}`)],
              ['Частка', ...both.map((each) => `${percentOf(each)} %`)],
              ...(both.some(({ verdicts }) => verdicts.length > 0) ? [['За шкалою', ...both.map(score)]] : []),
              ['Час', ...both.map(({ durationSeconds }) => durationText(durationSeconds))],
            ]}
          />
        </Panel>
        <Panel title="За розділами">
          <Table
            caption="Бали за розділами"
            hasRowHeads
            head={['Розділ', 'Було', 'Стало', 'Зміна']}
            rows={compareTopics(before, now).map(({ title, before: was, now: is, change }) => [
              title,
              was ? `${was.points} з ${was.max}` : '—',
              is ? `${is.points} з ${is.max}` : '—',
              changeText(change),
            ])}
          />
        </Panel>
      </div>
    </InnerPage>
  )
}

function changeText(change: number | null): string {
  if (change === null) return '—'
  return change === 0 ? 'без змін' : `${change > 0 ? '+' : '−'}${Math.abs(change)} %`
}
