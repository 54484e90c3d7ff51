import { css } from 'styled-system/css'
import type { ToldFault } from '#contract/fault-report'
import { dateFormatter } from '#contract/formatters'
import { useLoad } from '@/shared/lib/load'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table } from '@/shared/ui/table'
import { readReports } from '../api/operations-calls'
import { patternOf } from '../model/page-patterns'
import { SaveRecording } from './save-recording'

const moment = dateFormatter({ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Kyiv' })
const reasons = {
  wrongKey: 'неправильний ключ',
  unclear: 'незрозуміла умова',
  typo: 'помилка в тексті',
  picture: 'рисунок або формула',
  other: 'інше',
}

const words = css({ width: '48', sm: { width: '88' }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

/** Lists visitors’ reports of faults, with the recordings that they agreed to send. */
export function ReportTable() {
  const load = useLoad(readReports)
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className={css({ textStyle: 'heading', marginBottom: '2' })}>
        Повідомлення й записи
      </h2>
      {load.state === 'loading' && <Skeleton shapes={['row', 'row']} label="Завантажуємо…" />}
      {load.state === 'failed' && <FailedNotice title="Не вдалося завантажити" answer={load} />}
      {load.state === 'ready' && <Reports {...load.found} />}
    </section>
  )
}

function Reports({ days, reports }: { days: number; reports: readonly ToldFault[] }) {
  return (
    <>
      <p className={css({ color: 'inkMuted', maxWidth: 'text', marginBottom: '4' })}>
        Запис приходить лише за згодою відвідувача, живе {days} днів і відкривається у переглядачі діаграм.
      </p>
      {reports.length === 0 ? (
        <p>Повідомлень не було.</p>
      ) : (
        <Table
          caption="Повідомлення за часом"
          head={['Коли', 'Що сталося', 'Запис', 'Сторінка', 'Збірка']}
          rows={reports.map(({ id, at, route, build, bytes, task, text }) => [
            moment(new Date(at)),
            <p key="words" className={words}>
              {task ? `Завдання ${task.question}, версія ${task.version}: ${reasons[task.reason]}` : text}
            </p>,
            bytes === null ? 'немає' : <SaveRecording key="recording" report={id} bytes={bytes} at={moment(new Date(at))} />,
            patternOf(route),
            build || 'без назви',
          ])}
        />
      )}
    </>
  )
}
