import { useRef, type ReactNode } from 'react'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'

type WayBackDialogProps = {
  isOpen: boolean
  title: string
  /** The press that does what is asked about. */
  way: ReactNode
  onBack: () => void
  children: ReactNode
}

/** Asks before the test is left or handed in. The way back has the focus, so that a stray Enter ends nothing. */
export function WayBackDialog({ isOpen, title, way, onBack, children }: WayBackDialogProps) {
  const back = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onBack}
      title={title}
      role="alertdialog"
      initialFocus={() => back.current}
      footer={
        <>
          {way}
          <Button ref={back} onClick={onBack}>
            Повернутися до тесту
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
