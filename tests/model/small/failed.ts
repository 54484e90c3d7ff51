import { sayFact } from '#chart-lab/testing'
import { refusalOf } from '../survey/refusal'

/** The fact by which a chart tells of a failed call; `refusalOf` makes the failure. */
export const failed = (status: number): string =>
  sayFact({ type: 'call.failed', problem: { status, detail: `Відмова ${status}` } } as { type: string })
export { refusalOf }
