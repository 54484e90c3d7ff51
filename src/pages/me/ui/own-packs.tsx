import { useState } from 'react'
import { useSubjects } from '@/entities/subject'
import { usePreferences } from '@/entities/user-fact'
import { PacksPanel } from '@/features/keep-pack'
import { Button } from '@/shared/ui/button'

/** The packs kept for a day without the network: of one’s own subjects, and of any other on demand. */
export function OwnPacks() {
  const subjects = useSubjects()
  const { elective } = usePreferences().preferences
  const [isAll, setAll] = useState(false)
  const all = subjects.state === 'ready' ? subjects.found.subjects : []
  const shown = isAll ? all : all.filter(({ id, kind }) => kind === 'required' || id === elective)
  return (
    <PacksPanel
      subjects={shown.map(({ id, title }) => ({ id, title }))}
      more={
        !isAll &&
        all.length > shown.length && (
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            Інші предмети
          </Button>
        )
      }
    />
  )
}
