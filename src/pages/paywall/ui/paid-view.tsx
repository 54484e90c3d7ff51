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

/** It is paid: what opened, and the way back. */
export const PaidView: View = ({ context: { answer, link, offer }, returnTo }) => {
  const payment = answer?.payment ?? null
  const isForOther = payment !== null && !payment.isOwn
  const isGroup = payment?.product.kind === 'group'
  const title = isForOther ? 'Дякуємо! Преміум подаровано' : isGroup ? 'Групу оплачено' : 'Преміум увімкнено'
  return (
    <Message
      title={title}
      actions={
        isForOther ? undefined : isGroup ? (
          <ButtonLink href={`${addresses.groupPremium.to()}?group=latest`}>До групи</ButtonLink>
        ) : (
          <>
            <ButtonLink href={returnTo}>Продовжити навчання</ButtonLink>
            {offer?.user.is_anonymous === false && (
              <ButtonLink variant="secondary" href={addresses.profile.to()}>
                Квитанції у профілі
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <TestMark isTest={payment?.isTest ?? offer?.isTest ?? false} />
      {isForOther ? (
        <p>Він уже діє. Тут більше нічого робити не треба, сторінку можна закрити.</p>
      ) : isGroup ? (
        <p>Дайте групі назву й запросіть учнів посиланням або кодом.</p>
      ) : (
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
