import { Button, ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { Receipt } from './receipt'
import { TestMark } from './test-mark'
import type { View } from './view'

export const RefundedView: View = ({ context: { answer }, send, returnTo }) => (
  <Message
    title="Гроші повернуто"
    actions={
      <>
        <ButtonLink href={returnTo}>До навчання</ButtonLink>
        <Button variant="secondary" onClick={() => send({ type: 'offer.show' })}>
          До цін
        </Button>
      </>
    }
  >
    <TestMark isTest={answer?.payment.isTest ?? false} />
    <p>Банк зарахує їх на картку за кілька днів. Усе безкоштовне працює, як і раніше.</p>
    {answer && <Receipt payment={answer.payment} />}
  </Message>
)
