import { compileContent } from './compile-content.ts'
import { withoutDrafts } from '../../server/content/drafts.ts'
import { readSource } from '../../server/content/source.ts'

// A thread of its own, started by `ensure-built`.
compileContent(withoutDrafts(await readSource('content')))
