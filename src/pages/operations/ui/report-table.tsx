import { css } from 'styled-system/css'
import type { FaultReport } from '#contract/fault-report'
import { dateFormatter } from '#domain/formatters'
import { useLoad } from '@/shared/lib/load'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table } from '@/shared/ui/table'
import { readReports } from '../api/operations-calls'
import { patternOf } from '../model/page-patterns'

const moment = dateFormatter({ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Kyiv' })

const words = css({ width: '48', sm: { width: '88' }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

/** Lists visitors’ reports of faults, and what the page was doing before each. */
export function ReportTable() {
  const load = useLoad(readReports)
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className={css({ textStyle: 'heading', marginBottom: '2' })}>
        Повідомлення відвідувачів
      </h2>
      {load.state === 'loading' && <Skeleton shapes={['row', 'row']} label="Завантажуємо…" />}
      {load.state === 'failed' && <FailedNotice title="Не вдалося завантажити" answer={load} />}
      {load.state === 'ready' && <Reports {...load.found} />}
    </section>
  )
}

function Reports({ days, reports }: { days: number; reports: readonly FaultReport[] }) {
  return (
    <>
      <p className={css({ color: 'inkMuted', maxWidth: 'text', marginBottom: '4' })}>
        Повідомлення живе {days} днів. Події — назви того, що діставали діаграми сторінки, останні внизу.
      </p>
      {reports.length === 0 ? (
        <p>Повідомлень не було.</p>
      ) : (
        <Table
          caption="Повідомлення за часом"
          head={['Коли', 'Що сталося', 'Події', 'Сторінка', 'Збірка']}
          rows={reports.map(({ at, route, build, events, text }) => [
            moment(new Date(at)),
            <p key="words" className={words}>
              {text}
            </p>,
            <Events key="events" names={events} />,
            patternOf(route),
            build || 'без назви',
          ])}
        />
      )}
    </>
  )
}

function Events({ names }: { names: readonly string[] }) {
  if (names.length === 0) return 'немає'
  return (
    <details>
      <summary>{names.length}</summary>
      <ol className={list} lang="en">
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ol>
    </details>
  )
}

const list = css({ textStyle: 'small', width: '48' })
