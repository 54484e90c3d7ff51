import { useState } from 'react'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Load } from '@/shared/lib/load'
import type { SubjectTexts } from '../api/read-subject-texts'
import { ReferenceSheet } from './reference-sheet'
import { SidePanel } from './side-panel'

type ReferencePanelProps = { surroundings: Load<Record<string, SubjectTexts>>; subject: string; isOpen: boolean; onClose: () => void }

export function ReferencePanel({ surroundings, subject, isOpen, onClose }: ReferencePanelProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const sheet = surroundings.state === 'ready' ? (surroundings.found[subject]?.reference ?? null) : null
  return (
    <SidePanel title={sheet?.title ?? 'Довідкові матеріали'} isOpen={isOpen} onClose={onClose}>
      {surroundings.state === 'loading' && <Skeleton shapes={['line', 'block', 'line', 'block']} />}
      {surroundings.state === 'failed' && (
        <ProblemNotice title="Не вдалося завантажити довідкові матеріали" onRetry={surroundings.retry}>
          Тест можна продовжувати без них.
        </ProblemNotice>
      )}
      {sheet && wasOpened && <ReferenceSheet sheet={sheet} />}
    </SidePanel>
  )
}
