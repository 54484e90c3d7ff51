import { paperName, paperResultsName, readRefusal, type ReadResult } from '@/entities/group'
import type { DeviceLog } from '@/shared/lib/device-log'
import type { SavedResults } from '../model/read-sheets.machine'
import type { SheetKit } from '../model/sheet-kit'

/** Writes results down on the device, then sends them; without a network they wait there. Rejects where the device cannot keep them. */
export async function saveResults(
  log: DeviceLog,
  { group, paper }: SheetKit,
  results: readonly Omit<ReadResult, 'id' | 'at'>[],
  now: number,
): Promise<SavedResults> {
  const stream = log.named<ReadResult>(paperResultsName)
  const place = paperName(group, paper)
  const stated = await stream.append(results, { at: now, group: place, isQuiet: true })
  const ids = new Set(stated.map(({ id }) => id))
  const outcome = await log.deliver(paperResultsName, place).then(
    () => 'sent' as const,
    () => 'kept' as const,
  )
  if (outcome === 'kept' && !(await stream.isSafe())) throw new Error('The device keeps nothing')
  const turnedDown = (await stream.refused()).filter(({ fact }) => ids.has(fact.id))
  const refused = await Promise.all(
    turnedDown.map(async ({ fact }) => ({ member: fact.member, why: await readRefusal(log.documents, fact.id) })),
  )
  return { outcome, count: results.length - refused.length, refused }
}
