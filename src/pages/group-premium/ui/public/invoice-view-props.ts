import type { InvoiceForm } from '../../model/invoice'

/** What each state of the request for an invoice is drawn from. */
export type InvoiceViewProps = {
  email: string
  problem: string | null
  isBusy: boolean
  onAsk: (form: InvoiceForm) => void
  onRenew: () => void
}
