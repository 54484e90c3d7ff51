import { Button, ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { LoadingView } from './loading-view'
import { Receipt } from './receipt'
import { TestMark } from './test-mark'
import type { View } from './view'

/** The bank decides; the page asks by itself, and a reload asks too. */
export const PendingView: View = (props) => {
  const { context, send, state, returnTo } = props
  if (!context.answer) return <LoadingView />
  return (
    <Message
      title="Очікуємо підтвердження банку"
      actions={
        <>
          <Button isLoading={state === 'checking'} onClick={() => send({ type: 'payment.check' })}>
            Перевірити зараз
          </Button>
          <ButtonLink variant="secondary" href={returnTo}>
            Повернутися до навчання
          </ButtonLink>
        </>
      }
    >
      <TestMark isTest={context.answer.payment.isTest} />
      {state === 'unchecked' && (
        <p role="status">
          Банк мовчить довше, ніж зазвичай, і сторінка більше не питає сама. Натисни «Перевірити зараз» або зайди пізніше.
        </p>
      )}
      <p>
        Зазвичай це кілька хвилин. Сторінку можна закрити або перезавантажити: преміум увімкнеться без твоєї участі. Платити вдруге не
        треба.
      </p>
      <Receipt payment={context.answer.payment} />
    </Message>
  )
}
