import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Operations } from '#contract/web-vitals'
import { useLoad } from '@/shared/lib/load'
import { Page } from '@/shared/ui/page'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import { readOperations } from '../api/operations-calls'
import { faultRows, pageRows } from '../model/speed-rows'
import { FaultTable } from './fault-table'
import { ReportTable } from './report-table'
import { SpeedTable } from './speed-table'

/** The reports of pupils’ browsers, for accounts that the deployment names; for all others the 404 page. */
export function OperationsPage() {
  const load = useLoad(readOperations)
  return (
    <Page
      title="Стан сайту"
      lead="Що браузери відвідувачів розповіли за чотири тижні. Лише числа за сторінкою і збіркою: хто це був, невідомо нікому."
    >
      {load.state === 'loading' && <Skeleton shapes={['block', 'row', 'row']} label="Завантажуємо…" />}
      {load.state === 'failed' && <FailedNotice title="Не вдалося завантажити" answer={load} />}
      {load.state === 'ready' && <Told operations={load.found} />}
    </Page>
  )
}

function Told({ operations }: { operations: Operations }) {
  const [build, setBuild] = useState('')
  return (
    <div className={css({ stack: '8', gridTemplateColumns: 'one' })}>
      <div className={css({ maxWidth: 'text' })}>
        <Select
          label="Збірка"
          value={build}
          onChange={setBuild}
          options={[{ value: '', text: 'Усі разом' }, ...operations.builds.map((id) => ({ value: id, text: nameOf(id) }))]}
        />
      </div>
      <SpeedTable rows={pageRows(operations, { build })} />
      <FaultTable faults={faultRows(operations, { build })} nameOf={nameOf} />
      <ReportTable />
    </div>
  )
}

const nameOf = (build: string): string => (build === 'earlier' ? 'давніші' : build || 'без назви')
