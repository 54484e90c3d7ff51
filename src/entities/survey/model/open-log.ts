import type { SafeLog } from './safe-log'

/** The device’s answer log, backed by one on the page for what the browser refuses to keep. */
export async function openLog(client: string): Promise<SafeLog> {
  const [{ openAnswerLog }, { createMemoryLog }, { createSafeLog }] = await Promise.all([
    import('./answer-log'),
    import('./memory-log'),
    import('./safe-log'),
  ])
  return createSafeLog(await openAnswerLog(client).catch(() => null), createMemoryLog(client))
}
