import { withoutDrafts } from '../../server/content/drafts.ts'
import { parseContent } from '../../server/content/loading/parse.ts'
import type { Compile } from '../../server/content/loading/compiled.ts'
import type { Content } from '../../server/content/content.ts'
import { readSource, type Source } from '../../server/content/source.ts'
import { taskFiles, type TaskFile } from './sources.ts'
import type { TemplateFindings } from './key-positions.ts'
import { lookAtTemplates } from './templates.ts'

/** The words of a folder, read once for everything that looks at them; `templates` are what the instances of its templates have shown. */
export type BankSource = { source: Source; content: Content; tasks: TaskFile[]; templates: TemplateFindings[] }

/** Reads the folder. Throws `BadContent` for the first file that does not fit. */
export async function readBank(folder: string, compile: Compile = parseContent): Promise<BankSource> {
  const source = withoutDrafts(await readSource(folder))
  const content = compile(source)
  return { source, content, tasks: taskFiles(source), templates: lookAtTemplates(content.templates) }
}
