import type { AnswerLog } from './answer-log'

/** The device’s answer log, or one in memory where the browser refuses IndexedDB. */
export async function openLog(client: string): Promise<AnswerLog> {
  const { openAnswerLog } = await import('./answer-log')
  return openAnswerLog(client).catch(async () => (await import('./memory-log')).createMemoryLog(client))
}
