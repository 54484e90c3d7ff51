import type { ClientError } from '#contract/client-error'
import type { Toast } from '@/shared/ui/toaster'
import { describeFault, isOurs, type Fault } from './describe-fault'

/** So many faults within so long a time are a page that goes round in circles. */
const many = 5
const windowMs = 10_000

type World = {
  /** Tells whether the ground of the page has stopped, or nothing of the page stands any more. */
  isBroken: () => boolean
  breakDown: (error: unknown) => void
  report: (report: ClientError) => unknown
  toast: (toast: Toast) => void
  /** Name of the page’s route. */
  route: () => string
  build: string
  now?: () => number
}

/**
 * Hears every uncaught error: a toast where the page can go on, else the error page, and a report to the operator.
 * @returns takes a fault that somebody else has met.
 */
export function hearFaults({ isBroken, breakDown, report, toast, route, build, now = Date.now }: World): (fault: Fault) => void {
  let met: number[] = []
  const tell = (fault: Fault, isFatal: boolean) => void report(describeFault(fault, { route: route(), build, isFatal }))
  const hear = (fault: Fault) => {
    if (!isOurs(fault)) return
    met = [...met.filter((at) => now() - at < windowMs), now()]
    const isFatal = isBroken() || met.length >= many
    tell(fault, isFatal)
    if (isFatal) breakDown(fault.error)
    else toast({ severity: 'error', title: 'Помилка', detail: 'An unexpected error occurred' })
  }
  addEventListener('error', ({ error, message }: ErrorEvent) => hear({ kind: 'error', error: error ?? message }))
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => hear({ kind: 'rejection', error: reason }))
  return (fault) => tell(fault, true)
}
