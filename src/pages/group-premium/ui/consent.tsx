import { css } from 'styled-system/css'
import { Checkbox } from '@/shared/ui/checkbox'

type ConsentProps = { ownerName: string | null; isGiven: boolean; isBusy?: boolean; onChange: (isGiven: boolean) => void }

/** Tells the pupil what the owner of the group will see, and asks for consent. The box is never ticked beforehand. */
export function Consent({ ownerName, isGiven, isBusy = false, onChange }: ConsentProps) {
  return (
    <div className={css({ stack: '3' })}>
      <Checkbox checked={isGiven} disabled={isBusy} onChange={(event) => onChange(event.target.checked)}>
        Показувати мої результати: <bdi>{ownerName ?? 'учитель'}</bdi> бачитиме мої бали за кожне завдання робіт класу, скільки із заданого
        зроблено, й частку балів за темами, відколи я в класі.
      </Checkbox>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Це не обов’язково. Без згоди видно лише ім’я. Самих відповідей і карток, e-mail і того, що було раніше, не бачить ніхто. Передумати
        можна будь-якої миті.
      </p>
    </div>
  )
}
