import type { FaultReport } from '#contract/fault-report'
import type { Stream } from '@/shared/lib/device-log'

/** Reports of faults of the site. They are dropped from the device as soon as the server has them. */
export const faultReportsStream: Stream<FaultReport> = {
  name: 'faultReports',
  words: ['повідомлення про помилку', 'повідомлення про помилки', 'повідомлень про помилки'],
  schema: async () => (await import('#contract/fault-report')).faultReportSchema,
  afterwards: 'goes',
  send: async (reports, { owner }) => (await import('../api/send-reports')).sendReports(reports, owner),
}
