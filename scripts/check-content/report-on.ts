import { parseContent } from '../../server/content/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { guesserReport } from './guesser.ts'
import { keyPlaceReport } from './key-places.ts'
import { oddFormReport } from './odd-forms.ts'
import { reactionReport } from './reactions.ts'
import { taskFiles } from './sources.ts'
import { supplyTable } from './supply.ts'

/** What the check tells about the bank, whether or not anything is wrong; empty where the content cannot be read. */
export async function reportOn(folder: string): Promise<string[]> {
  try {
    const source = await readSource(folder)
    const content = parseContent(source)
    return [
      ...supplyTable(content),
      ...keyPlaceReport(content.templates),
      ...guesserReport(taskFiles(source)),
      ...oddFormReport(taskFiles(source)),
      ...reactionReport(source),
    ]
  } catch {
    return []
  }
}
