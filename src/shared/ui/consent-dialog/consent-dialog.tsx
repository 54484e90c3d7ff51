import { useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'

export type ConsentDialogProps = {
  title: string
  /** The name of the deed, and of the way back. */
  yes: string
  no: string
  isBusy?: boolean
  problem?: string | null
  onGive: () => void
  onRefuse: () => void
  children: ReactNode
}

/** Asks before something that cannot be taken back; the focus begins on the way back. */
export function ConsentDialog({ title, yes, no, isBusy = false, problem, onGive, onRefuse, children }: ConsentDialogProps) {
  const back = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      onClose={onRefuse}
      title={title}
      role="alertdialog"
      initialFocus={() => back.current}
      footer={
        <>
          <Button ref={back} variant="secondary" onClick={onRefuse} disabled={isBusy}>
            {no}
          </Button>
          <Button variant="danger" onClick={onGive} isLoading={isBusy}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={css({ stack: '3' })}>
        {children}
        <p role="alert" className={css({ color: 'wrong', textStyle: 'label', _empty: { display: 'none' } })}>
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
