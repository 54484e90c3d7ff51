import type { GroupReport } from '#contract/group'
import { css } from 'styled-system/css'
import { readReport } from '@/entities/group'
import { useLoad } from '@/shared/lib/load'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { showToast } from '@/shared/ui/toaster'
import { printedColumn } from '../printed-column'
import { LazyClassMap } from '../lazy-class-map'
import { saveFile } from '@/shared/lib/save-file'

type SubjectReportProps = { groupId: string; subject: string }

/** Pupil by topic in one subject, and the same as CSV: of those alone who share their results. */
export function SubjectReport({ groupId, subject }: SubjectReportProps) {
  const report = useLoad(() => readReport(groupId, subject))
  if (report.state === 'loading') return <Skeleton shapes={['row', 'row', 'row']} />
  if (report.state === 'failed') {
    return <FailedNotice title="Карта не завантажилася" answer={report} />
  }
  const { rows, hidden } = report.found
  if (rows.length === 0) {
    return (
      <EmptyState title="Поки що порожньо">
        Тут з’являться ті, хто погодився показувати результати.{hidden > 0 && ` Без згоди в класі: ${hidden}.`}
      </EmptyState>
    )
  }
  return (
    <div className={printedColumn}>
      <LazyClassMap caption="Карта класу: частка балів за темами" report={report.found} />
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Усе розв’язане, відколи учень у класі.{hidden > 0 && ` Не показують результатів: ${hidden}.`}
      </p>
      <div className={css({ _print: { display: 'none' } })}>
        <Button size="small" variant="secondary" onClick={() => void download(report.found)}>
          Завантажити CSV
        </Button>
      </div>
    </div>
  )
}

async function download(report: GroupReport): Promise<void> {
  try {
    const { csvFile, reportCsv } = await import('../../model/class-csv')
    saveFile(csvFile(`skladu-karta-${report.subject}.csv`, reportCsv(report)))
  } catch {
    showToast({ severity: 'error', title: 'Помилка', detail: 'Таблиця не завантажилася. Перевірте з’єднання і спробуйте ще раз' })
  }
}
