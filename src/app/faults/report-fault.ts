import * as v from 'valibot'
import { clientErrorSchema, type ClientError } from '#contract/client-error'
import { api, withoutSession } from '@/shared/api'

/** Reports of one page, however long it stays open. */
const most = 3

/** Tells the operator of a fault: a share of all visits does, each fault once, three at the most. A report that does not arrive is let go. */
export function faultReporter(share: number, random: () => number = Math.random): (report: ClientError) => Promise<void> {
  const isSampled = random() < share
  const told = new Set<string>()
  return async (report) => {
    const sign = `${report.name} ${report.message} ${report.places[0] ?? ''}`
    if (!isSampled || told.has(sign) || told.size >= most) return
    told.add(sign)
    try {
      await (await api()).post('v3/client-errors', { json: v.parse(clientErrorSchema, report), context: withoutSession })
    } catch {
      // An error about an error would have no end.
    }
  }
}
