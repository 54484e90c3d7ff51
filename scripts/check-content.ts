import { complaintsAbout } from './check-content/complaints-about.ts'
import { reportOn } from './check-content/report-on.ts'

console.log((await reportOn('content')).join('\n'))
const complaints = await complaintsAbout('content')
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
