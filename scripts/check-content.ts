import { complaintsAbout } from './check-content/complaints-about.ts'

const complaints = await complaintsAbout('content')
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
