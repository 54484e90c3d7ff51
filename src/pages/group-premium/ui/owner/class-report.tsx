import { useState } from 'react'
import { css } from 'styled-system/css'
import { firstSubject, listSubjects } from '@/entities/subject'
import { useLoad } from '@/shared/lib/load'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { Select } from '@/shared/ui/select'
import { printedColumn } from '../printed-column'
import { SubjectReport } from './subject-report'

type ClassReportProps = {
  groupId: string
  /** The subject of the work that was given last, if any was. */
  given: string | null
}

/** The map of the class by subject; it opens at the one that the class works at. */
export function ClassReport({ groupId, given }: ClassReportProps) {
  const subjects = useLoad(listSubjects)
  const [chosen, setChosen] = useState<string | null>(null)
  const known = subjects.state === 'ready' ? subjects.found.filter(({ papers, practice }) => papers > 0 || (practice ?? 0) > 0) : []
  const subject = chosen ?? known.find(({ id }) => id === given)?.id ?? firstSubject(known)
  return (
    <div className={printedColumn}>
      {subjects.state === 'loading' && <Skeleton shapes={['row']} />}
      {subjects.state === 'failed' && <FailedNotice title="Предмети не завантажилися" answer={subjects} />}
      {subject !== undefined && (
        <>
          <div className={css({ _print: { display: 'none' } })}>
            <Select
              label="Предмет"
              value={subject}
              options={known.map(({ id, title }) => ({ value: id, text: title }))}
              onChange={setChosen}
            />
          </div>
          <p aria-hidden className={css({ display: { base: 'none', _print: 'block' } })}>
            Предмет: {known.find(({ id }) => id === subject)?.title}
          </p>
          <SubjectReport key={subject} groupId={groupId} subject={subject} />
        </>
      )}
    </div>
  )
}
