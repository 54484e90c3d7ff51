import { css } from 'styled-system/css'
import { sendLetter } from '@/entities/letter'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { invoiceLetter, type InvoiceForm } from '../../model/invoice'
import { InvoiceFields } from './invoice-fields'

/** «Рахунок для школи»: a request for an invoice, sent as a letter to the team. */
export function Invoice() {
  const letter = useOnceCall((form: InvoiceForm, key) => sendLetter(invoiceLetter(form, key)))
  return (
    <div id="invoice" className={css({ maxWidth: 'text' })}>
      <Panel title="Рахунок для школи">
        {letter.state === 'answered' ? (
          <Sent email={letter.request?.email ?? ''} onRenew={letter.reset} />
        ) : (
          <InvoiceFields
            problem={letter.error === null ? null : problemOf(letter.error).detail}
            isBusy={letter.state === 'calling'}
            onAsk={letter.make}
          />
        )}
      </Panel>
    </div>
  )
}

const Sent = ({ email, onRenew }: { email: string; onRenew: () => void }) => (
  <div role="status" className={css({ stack: '3', justifyItems: 'start' })}>
    <p className={css({ textStyle: 'subheading' })}>Запит надіслано</p>
    <p>Рахунок або запитання прийдуть на {email} за 3 робочі дні. Туди ж іде копія запиту.</p>
    <Button variant="secondary" onClick={onRenew}>
      Попросити ще один
    </Button>
  </div>
)
