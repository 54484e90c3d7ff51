import { useRef, useState } from 'react'
import type { Subject } from '#domain/subject'
import { lazyPart } from '@/shared/lib/lazy'
import { Button } from '@/shared/ui/button'

const TrainSheet = lazyPart(async () => (await import('./train-sheet')).TrainSheet)

/** The one button of a subject. Its sheet comes with the first press, and begins anew each time. */
export function TrainButton({ subject }: { subject: Pick<Subject, 'id' | 'papers'> }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        variant="begin"
        size="large"
        aria-haspopup="dialog"
        onPointerEnter={TrainSheet.ahead}
        onClick={() => setOpen(true)}
      >
        Тренуватися
      </Button>
      {isOpen && <TrainSheet subject={subject} isOpen onClose={close} />}
    </>
  )
}
