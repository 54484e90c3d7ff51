import { parseContent } from '../../server/content/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { supplyTable } from './supply.ts'

/** What the check tells about the bank, whether or not anything is wrong; empty where the content cannot be read. */
export async function reportOn(folder: string): Promise<string[]> {
  try {
    return supplyTable(parseContent(await readSource(folder)))
  } catch {
    return []
  }
}
