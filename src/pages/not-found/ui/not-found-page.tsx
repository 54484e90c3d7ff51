import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { UnknownAddress } from '@/shared/ui/unknown-address'

export function NotFoundPage() {
  return (
    <Message
      title="404 - Сторінка не знайдена"
      actions={
        <>
          <ButtonLink href={addresses.landing.to()}>На головну</ButtonLink>
          <ButtonLink href={addresses.dashboard.to()} variant="secondary">
            До навчання
          </ButtonLink>
        </>
      }
    >
      <p>Сталася помилка: того, що ти шукаєш, не вдалося знайти. Можливо, сторінку перенесли або в адресі зайвий символ.</p>
      <UnknownAddress />
    </Message>
  )
}
