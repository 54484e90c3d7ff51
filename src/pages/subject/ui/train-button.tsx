import { useState } from 'react'
import type { Subject } from '#contract/subject'
import { lazyPart } from '@/shared/lib/lazy'
import { Button } from '@/shared/ui/button'

const TrainSheet = lazyPart(async () => (await import('./train-sheet')).TrainSheet)

/** The one button of a subject. Its sheet comes with the first press. */
export function TrainButton({ subject }: { subject: Pick<Subject, 'id' | 'papers'> }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button size="large" aria-haspopup="dialog" onPointerEnter={TrainSheet.ahead} onClick={open}>
        Тренуватися
      </Button>
      {wasOpened && <TrainSheet subject={subject} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
