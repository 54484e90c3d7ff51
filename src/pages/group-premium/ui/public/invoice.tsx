import { useMachine } from '@xstate/react'
import type { FC } from 'react'
import { fromPromise, type StateValueFrom } from 'xstate'
import { css } from 'styled-system/css'
import { inspection } from '@/shared/lib/inspection'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { sendLetter } from '../../api/send-letter'
import { invoiceMachine } from '../../model/invoice.machine'
import { InvoiceFields } from './invoice-fields'
import type { InvoiceViewProps } from './invoice-view-props'

const machine = invoiceMachine.provide({ actors: { sendLetter: fromPromise(({ input }) => sendLetter(input)) } })

/** «Рахунок для школи»: what is needed for one, as a letter to the team. */
export function Invoice() {
  const [snapshot, send] = useMachine(machine, inspection())
  const View = viewOf[snapshot.value]
  return (
    <div id="invoice" className={css({ maxWidth: 'text' })}>
      <Panel title="Рахунок для школи">
        <View
          email={snapshot.context.asked?.form.email ?? ''}
          problem={snapshot.context.problem?.detail ?? null}
          isBusy={snapshot.value === 'sending'}
          onAsk={(form) => send({ type: 'invoice.ask', form })}
          onRenew={() => send({ type: 'invoice.renew' })}
        />
      </Panel>
    </div>
  )
}

const Sent = ({ email, onRenew }: InvoiceViewProps) => (
  <div role="status" className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
    <p className={css({ textStyle: 'subheading' })}>Запит надіслано</p>
    <p>Рахунок або запитання прийдуть на {email} за 3 робочі дні. Туди ж іде копія запиту.</p>
    <Button variant="secondary" onClick={onRenew}>
      Попросити ще один
    </Button>
  </div>
)

const viewOf: Record<StateValueFrom<typeof invoiceMachine>, FC<InvoiceViewProps>> = {
  writing: InvoiceFields,
  sending: InvoiceFields,
  sent: Sent,
}
