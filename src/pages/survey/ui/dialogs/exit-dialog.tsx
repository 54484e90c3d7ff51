import { useRef } from 'react'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { addressOutside } from '../../model/address-after'

type ExitDialogProps = { isOpen: boolean; subject: string; isTimed: boolean; onClose: () => void }

export function ExitDialog({ isOpen, subject, isTimed, onClose }: ExitDialogProps) {
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
          <ButtonLink variant="secondary" href={addressOutside(subject)}>
            Вийти
          </ButtonLink>
          <Button ref={stay} onClick={onClose}>
            Повернутися до тесту
          </Button>
        </>
      }
    >
      <p>
        {isTimed
          ? 'Час іде далі й без тебе. Відповіді збережено: доки час не вийшов, тест можна продовжити з того самого місця.'
          : 'Час не обмежено. Відповіді збережено: тест можна продовжити з того самого місця коли завгодно.'}
      </p>
    </Dialog>
  )
}
