import { parseContent } from '../server/content/loading/parse.ts'
import { readSource } from '../server/content/source.ts'
import { keyPositionReport } from './check-content/key-positions.ts'
import { lookAtTemplates } from './check-content/templates.ts'

/** `node scripts/content-templates.ts [part of an id]`: 200 instances of each template, looked at; where their keys stand, how long it took. */
const content = parseContent(await readSource('content'))
const asked = content.templates.filter(({ template }) => template.id.includes(process.argv[2] ?? ''))
const start = performance.now()
const processor = process.cpuUsage()
const looked = lookAtTemplates(asked)
const complaints = looked.flatMap((each) => each.complaints)
for (const line of keyPositionReport(looked)) console.log(line)
for (const complaint of complaints) console.error(complaint)
const { user, system } = process.cpuUsage(processor)
const seconds = `${((performance.now() - start) / 1000).toFixed(1)} с, процесора ${((user + system) / 1e6).toFixed(1)} с`
console.error(`Шаблонів ${asked.length}, по 200 завдань кожен: ${seconds}; зауважень ${complaints.length}.`)
process.exitCode = complaints.length > 0 ? 1 : 0
