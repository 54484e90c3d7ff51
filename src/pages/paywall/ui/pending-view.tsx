import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { LoadingView } from './loading-view'
import { NotNow } from './not-now'
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
        <Button isLoading={state === 'checking'} onClick={() => send({ type: 'payment.check' })}>
          Перевірити зараз
        </Button>
      }
    >
      <TestMark isTest={context.answer.payment.isTest} />
      <p>Зазвичай це кілька хвилин. Сторінку можна закрити або перезавантажити: преміум увімкнеться сам. Платити вдруге не треба.</p>
      <Receipt payment={context.answer.payment} />
      <div className={css({ textStyle: 'small' })}>
        <NotNow returnTo={returnTo}>Повернутися до навчання</NotNow>
      </div>
    </Message>
  )
}
