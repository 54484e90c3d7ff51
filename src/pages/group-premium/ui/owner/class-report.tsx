import { useState } from 'react'
import { css } from 'styled-system/css'
import { listSubjects } from '@/entities/subject'
import { useLoad } from '@/shared/lib/load'
import { Skeleton } from '@/shared/ui/skeleton'
import { Select } from '@/shared/ui/select'
import { SubjectReport } from './subject-report'

/** The map of the class by subject. */
export function ClassReport({ groupId }: { groupId: string }) {
  const subjects = useLoad(listSubjects)
  const [subject, setSubject] = useState('math')
  const known = subjects.state === 'ready' ? subjects.found.filter(({ papers, practice }) => papers > 0 || (practice ?? 0) > 0) : []
  return (
    <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
      {subjects.state === 'loading' && <Skeleton shapes={['row']} />}
      {known.length > 0 && (
        <Select
          label="Предмет"
          value={subject}
          options={known.map(({ id, title }) => ({ value: id, text: title }))}
          onChange={setSubject}
        />
      )}
      <SubjectReport key={subject} groupId={groupId} subject={subject} />
    </div>
  )
}
