import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { dayOf } from '../model/day-of'
import { added } from '../model/what-it-gives'
import { FreeList } from './free-list'
import { KeepBought } from './keep-bought'
import { Receipt } from './receipt'
import { TestMark } from './test-mark'
import type { View } from './view'

const titles = { gift: 'Дякуємо! Преміум подаровано', group: 'Преміум для класу оплачено', own: 'Преміум увімкнено' }

/** It is paid: what opened, and the way back. */
export const PaidView: View = ({ context: { answer, link, offer }, returnTo }) => {
  const payment = answer?.payment ?? null
  const isForOther = payment !== null && !payment.isOwn
  const isGroup = payment?.product.kind === 'group'
  const kind = isForOther ? 'gift' : isGroup ? 'group' : 'own'
  return (
    <Message
      title={titles[kind]}
      actions={kind === 'gift' ? undefined : <Onward kind={kind} returnTo={returnTo} hasProfile={offer?.user.is_anonymous === false} />}
    >
      <TestMark isTest={payment?.isTest ?? offer?.isTest ?? false} />
      {kind === 'gift' && <p>Він уже діє. Тут більше нічого робити не треба, сторінку можна закрити.</p>}
      {kind === 'group' && <p>Дайте класу назву й запросіть учнів посиланням або кодом.</p>}
      {kind === 'own' && (
        <>
          <p>{link && !payment ? 'За твоїм посиланням оплатили. ' : ''}Тобі відкрилося:</p>
          <FreeList items={added.map((each) => each.title)} />
        </>
      )}
      {payment && <Receipt payment={payment} />}
      {payment && <p>Квитанцію надіслано на e-mail.{payment.until && ` Після ${dayOf(payment.until)} нічого не спишеться.`}</p>}
      {!isForOther && <KeepBought />}
    </Message>
  )
}

function Onward({ kind, returnTo, hasProfile }: { kind: 'group' | 'own'; returnTo: string; hasProfile: boolean }) {
  if (kind === 'group') return <ButtonLink href={`${addresses.groupPremium.to()}?group=latest`}>До класу</ButtonLink>
  return (
    <>
      <ButtonLink href={returnTo}>Продовжити навчання</ButtonLink>
      {hasProfile && (
        <ButtonLink variant="secondary" href={addresses.profile.to()}>
          Квитанції у профілі
        </ButtonLink>
      )}
    </>
  )
}
