import { ButtonLink } from '@/shared/ui/button'
import { addressOutside } from '../../model/address-after'
import { WayBackDialog } from './way-back-dialog'

type ExitDialogProps = { isOpen: boolean; subject: string; isTimed: boolean; onClose: () => void }

export function ExitDialog({ isOpen, subject, isTimed, onClose }: ExitDialogProps) {
  return (
    <WayBackDialog
      isOpen={isOpen}
      onBack={onClose}
      title="Вийти з тесту?"
      way={
        <ButtonLink variant="secondary" href={addressOutside(subject)}>
          Вийти
        </ButtonLink>
      }
    >
      <p>
        {isTimed
          ? 'Час іде далі й без тебе. Відповіді збережено: доки час не вийшов, тест можна продовжити з того самого місця.'
          : 'Час не обмежено. Відповіді збережено: тест можна продовжити з того самого місця коли завгодно.'}
      </p>
    </WayBackDialog>
  )
}
