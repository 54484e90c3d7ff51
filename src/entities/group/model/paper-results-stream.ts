import type { Stream } from '@/shared/lib/device-log'
import type { ReadResult } from './paper-names'

/**
 * Results that a teacher has read from paper; those of one paper are a group, named by `paperName`. It imports nothing that a page does:
 * it comes with the log on every page.
 */
export const paperResultsStream: Stream<ReadResult> = {
  name: 'paper-results',
  words: ['результат із паперу', 'результати з паперу', 'результатів із паперу'],
  schema: async () => (await import('#contract/paper-result')).paperResultSchema,
  ofGroup: [404],
  send: async (results, to) => (await import('../api/paper-calls')).sendPaperResults(results, to),
}
