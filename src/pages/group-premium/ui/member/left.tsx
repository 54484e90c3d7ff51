import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import type { SeatProps } from './seat'

/** After leaving: what stays, and how to come back. */
export function Left({ membership: { title } }: Pick<SeatProps, 'membership'>) {
  return (
    <Page
      width="text"
      title="Тебе вже немає в класі"
      lead={`Клас «${title}» залишено. Твої тести, відповіді й результати на місці, а вчитель більше нічого з них не бачить. Повернутися можна за кодом.`}
      actions={<ButtonLink href={addresses.dashboard.to()}>До навчання</ButtonLink>}
    />
  )
}
