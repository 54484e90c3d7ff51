import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { NotFoundError } from '@/shared/lib/not-found'
import { NotNow } from './not-now'
import type { View } from './view'

/** The offer did not come; a link that is no longer good is a page that is not there. */
export const MissingView: View = ({ context: { problem, giftToken }, send, returnTo }) => {
  if (giftToken !== null && problem?.status === 404) throw new NotFoundError()
  return (
    <Page title="Преміум">
      <ProblemNotice title="Не вдалося завантажити ціни" onRetry={() => send({ type: 'offer.load' })}>
        {problem && problemText(problem)}
      </ProblemNotice>
      <NotNow returnTo={returnTo} />
    </Page>
  )
}

/** The payment was made, and nobody can say now what became of it. */
export const UnclearView: View = ({ context: { problem }, send, returnTo }) => (
  <Page title="Перевіряємо оплату" width="text">
    <ProblemNotice title="Не вдалося дізнатися, що з оплатою" onRetry={() => send({ type: 'payment.check' })}>
      <p>Якщо гроші списано, преміум з’явиться сам. Платити вдруге не треба.</p>
      {problem && <p>{problemText(problem)}</p>}
    </ProblemNotice>
    <NotNow returnTo={returnTo} />
  </Page>
)
