import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { useCopyLink } from '@/shared/lib/copy-link'
import { Button } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/text-field'

/** `onCheck` asks whether it was paid, where the page no longer asks by itself. */
type GiftLinkProps = { token: string; onCheck: (() => void) | null }

/** The link for somebody else, to be copied or handed to another app. */
export function GiftLink({ token, onCheck }: GiftLinkProps) {
  const href = new URL(`${addresses.paywall.to()}?gift=${token}`, location.href).href
  const { field, isCopied, copy } = useCopyLink(href)
  const hasShare = typeof navigator.share === 'function'
  return (
    <div className={css({ stack: '3' })}>
      <TextField
        ref={field}
        label="Посилання для того, хто оплатить"
        hint="Діє 30 днів. Платник бачить лише твоє ім’я й ціну, акаунт не потрібен."
        value={href}
        readOnly
      />
      <div className={css({ wrap: '3' })}>
        <Button variant="secondary" onClick={() => void copy()}>
          Скопіювати
        </Button>
        {hasShare && (
          <Button
            variant="secondary"
            onClick={() => void navigator.share({ url: href, title: 'Преміум у «Складу»' }).catch(() => undefined)}
          >
            Надіслати
          </Button>
        )}
      </div>
      <p role="status" className={css({ textStyle: 'small' })}>
        {isCopied && 'Скопійовано. '}
        {onCheck
          ? 'Сторінка більше не питає про оплату сама. Посилання діє далі.'
          : 'Чекаємо на оплату: щойно її підтвердять, преміум тут увімкнеться.'}
      </p>
      {onCheck && (
        <Button variant="secondary" onClick={onCheck}>
          Перевірити оплату
        </Button>
      )}
    </div>
  )
}
