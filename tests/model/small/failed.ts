import { sayFact } from '#chart-lab/testing'

/** The fact by which a chart tells of a failed call. */
export const failed = (status: number): string =>
  sayFact({ type: 'call.failed', problem: { status, detail: `Відмова ${status}` } } as { type: string })
