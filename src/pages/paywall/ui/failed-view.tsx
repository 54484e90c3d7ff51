import { Button, ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { TestMark } from './test-mark'
import type { View } from './view'

/** It was not paid: why, that nothing is lost, and what else can be done. */
export const FailedView: View = ({ context: { answer }, send, returnTo }) => {
  const payment = answer?.payment
  const canAsk = payment !== undefined && !payment.isGift && payment.product.kind !== 'group'
  const isLate = payment?.state === 'expired'
  return (
    <Message
      title={isLate ? 'Час на оплату вийшов' : 'Оплата не пройшла'}
      actions={
        <>
          <Button onClick={() => send({ type: 'offer.show' })}>Спробувати ще раз</Button>
          <ButtonLink variant="secondary" href={returnTo}>
            Не зараз
          </ButtonLink>
        </>
      }
    >
      <TestMark isTest={payment?.isTest ?? false} />
      <p>
        {isLate
          ? 'Навчання лишається з тобою. Якщо гроші все ж списано, преміум увімкнеться, щойно прийде підтвердження банку.'
          : `${payment?.reason ? `${payment.reason}. ` : ''}Гроші не списано, навчання лишається з тобою.`}
      </p>
      <p>Можна взяти іншу картку, Apple Pay чи Google Pay{canAsk && ', або надіслати посилання тому, хто оплатить за тебе'}.</p>
    </Message>
  )
}
