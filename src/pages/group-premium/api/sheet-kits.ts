import * as v from 'valibot'
import { readGroup, readPaperVariants } from '@/entities/group'
import { problemOf } from '@/shared/api'
import type { DeviceLog } from '@/shared/lib/device-log'
import { sheetKit, sheetKitSchema, type SheetKit } from '../model/sheet-kit'

const kitName = (paper: string): string => `sheet-kit/${paper}`

/** What reading the sheets of a paper takes: from the server, or, without a network, as this device has seen it last. */
export async function loadSheetKit(log: Promise<DeviceLog>, group: string, paper: string): Promise<SheetKit> {
  try {
    const [found, variants] = await Promise.all([readGroup(group), readPaperVariants(group, paper, 1)])
    const { subjectTitle = '', title = '' } = found.assignments.find(({ id }) => id === paper) ?? {}
    const kit = sheetKit(found, paper, `${subjectTitle}, ${title}`, variants)
    // Without it reading goes on; a device that keeps nothing needs the network next time.
    void keepSheetKit(log, kit).catch(() => undefined)
    return kit
  } catch (error) {
    const { status } = problemOf(error)
    const kept = status === null || status >= 500 ? v.safeParse(sheetKitSchema, await (await log).documents.read(kitName(paper))) : null
    if (!kept?.success || kept.output.group !== group) throw error
    return kept.output
  }
}

/** Keeps what reading will take, without keys: sheets that are printed today are read where there may be no network. */
export async function keepSheetKit(log: Promise<DeviceLog>, kit: SheetKit): Promise<void> {
  const { keys: _keys, ...kept } = kit
  await (await log).documents.write(kitName(kit.paper), kept)
}
