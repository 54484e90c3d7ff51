import { Button, ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { Receipt } from './receipt'
import { TestMark } from './test-mark'
import type { View } from './view'

/** The payer came back without having paid. */
export const UnfinishedView: View = ({ context: { answer }, send, returnTo }) => (
  <Message
    title="Оплату не завершено"
    actions={
      <>
        {answer?.checkout && <Button onClick={() => send({ type: 'payment.resume' })}>Продовжити оплату</Button>}
        <Button variant="secondary" onClick={() => send({ type: 'offer.show' })}>
          Змінити вибір
        </Button>
        <ButtonLink variant="quiet" href={returnTo}>
          Не зараз
        </ButtonLink>
      </>
    }
  >
    <TestMark isTest={answer?.payment.isTest ?? false} />
    <p>Гроші не списано. Якщо платіж щойно зроблено, перезавантаж сторінку за хвилину.</p>
    {answer && <Receipt payment={answer.payment} />}
  </Message>
)
