import { useRef } from 'react'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'

type ExitDialogProps = { isOpen: boolean; subject: string; onClose: () => void }

export function ExitDialog({ isOpen, subject, onClose }: ExitDialogProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Вийти з тесту?"
      role="alertdialog"
      initialFocus={() => stay.current}
      footer={
        <>
          <ButtonLink variant="secondary" href={addresses.subject.to({ subject })}>
            Вийти
          </ButtonLink>
          <Button ref={stay} onClick={onClose}>
            Повернутися до тесту
          </Button>
        </>
      }
    >
      <p>Час іде далі й без тебе. Відповіді збережено: доки час не вийшов, тест можна продовжити з того самого місця.</p>
    </Dialog>
  )
}
