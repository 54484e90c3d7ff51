import { useState } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { lazyPart } from '@/shared/lib/lazy'
import { Panel } from '@/shared/ui/panel'
import { inviteLink } from '../../model/invite-link'
import { untilText } from '@/entities/group'
import { CodeCells } from './code-cells'
import { copyText } from './copy-text'
import type { ManagementProps } from './management-props'
import { RevokeButton } from './revoke-button'
import { PersonalCodes } from './personal-codes'

const QrCode = lazyPart(async () => (await import('./qr-code')).QrCode)

/** The code for everybody with its link and QR, and codes with names. */
export function Invitations(props: ManagementProps) {
  const { group, busyWith, onChange } = props
  const [isQrShown, setQrShown] = useState(false)
  const open = group.invitations.find(({ kind, state }) => kind === 'class' && state === 'open')
  const isBusy = busyWith?.kind === 'invite' && busyWith.request.kind === 'class'
  const renew = () => onChange({ kind: 'invite', request: { kind: 'class' } })
  return (
    <Panel title="Запрошення">
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        {open ? (
          <>
            <p>Код класу: за ним приєднується кожен учень. Діє до {untilText(open.expiresAt)}.</p>
            <CodeCells code={open.code} />
            <div className={css({ wrap: '2' })}>
              <Button size="small" onClick={() => void copyText(inviteLink(open.code))}>
                Скопіювати посилання
              </Button>
              <Button size="small" variant="secondary" aria-expanded={isQrShown} onClick={() => setQrShown(!isQrShown)}>
                {isQrShown ? 'Сховати QR-код' : 'Показати QR-код'}
              </Button>
              <Button size="small" variant="quiet" isLoading={isBusy} onClick={renew}>
                Новий код
              </Button>
              <RevokeButton code={open.code} busyWith={busyWith} onChange={onChange}>
                Скасувати код
              </RevokeButton>
            </div>
            {isQrShown && <QrCode link={inviteLink(open.code)} />}
          </>
        ) : (
          <>
            <p>Спільного коду зараз немає: нових учасників приймають лише особисті коди.</p>
            <Button size="small" isLoading={isBusy} onClick={renew}>
              Створити код для всіх
            </Button>
          </>
        )}
        <PersonalCodes {...props} />
      </div>
    </Panel>
  )
}
