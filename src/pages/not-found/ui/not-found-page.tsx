import { useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'

export function NotFoundPage() {
  const [path] = useLocation()
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
      <p className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>404 · Page not found: {path}</p>
    </Message>
  )
}
