import type { PartnershipLetter } from '#contract/partnership'
import * as v from 'valibot'
import { partnershipLetterSchema } from '#contract/partnership'
import { lettersStream, type WrittenLetter } from '@/entities/letter'
import type { DeviceLog } from '@/shared/lib/device-log'
import { createLocalStore } from '@/shared/lib/local-store'

/** The place where earlier builds kept the one letter that waits. */
const earlierKey = 'partnership_letter'

/** The letter that waits on this device; null without one that can be read. */
export async function recallLetter(log: DeviceLog, store = createLocalStore()): Promise<PartnershipLetter | null> {
  const earlier = v.safeParse(v.pipe(v.string(), v.parseJson(), partnershipLetterSchema), store.read(earlierKey))
  if (earlier.success) await write(earlier.output, log)
  store.remove(earlierKey)
  return (await lying(log)).at(-1)?.letter ?? null
}

/**
 * Writes a letter down and sends it. Rejects where it has to wait for a connection; then it goes by itself.
 * @returns why the server will not take it; null where it has.
 */
export async function deliverLetter(letter: PartnershipLetter, log: DeviceLog): Promise<string | null> {
  if (!(await lying(log)).some((each) => each.letter.id === letter.id)) await write(letter, log)
  const { words } = await log.deliver(lettersStream.name)
  if (!(await lying(log)).some((each) => each.letter.id === letter.id)) return null
  await takeBack(letter, log)
  return words ?? 'Лист не прийнято'
}

/** A letter that is changed is no longer kept. */
export async function takeBack(letter: PartnershipLetter | null, log: DeviceLog): Promise<void> {
  const ids = (await lying(log)).filter((each) => each.letter.id === letter?.id).map(({ id }) => id)
  await log.of(lettersStream).settle(ids, 'waiting')
  await log.of(lettersStream).settle(ids, 'delivered')
}

const lying = (log: DeviceLog): Promise<WrittenLetter[]> => log.of(lettersStream).all()
const write = (letter: PartnershipLetter, log: DeviceLog) => log.of(lettersStream).append([{ letter }], { at: Date.now(), isQuiet: true })
