import { compileContent } from '../build/compile-content.ts'
import { readSource } from '../../server/content/source.ts'
import { draftComplaints } from '../author-check/check-words.ts'
import { readBank } from './bank-source.ts'
import { complaintsIn } from './complaints-about.ts'
import { reportOn } from './report-on.ts'

// A complaint is its message; a number that is drawn anew throws too, a million times, and a stack for each would take a third of the time.
Error.stackTraceLimit = 0

try {
  const bank = await readBank('content', compileContent)
  console.log(reportOn(bank).join('\n'))
  const complaints = [...complaintsIn(bank), ...draftComplaints(await readSource('content'))]
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
