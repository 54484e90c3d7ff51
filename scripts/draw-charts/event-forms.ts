import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** The file from which the inspector reads the payloads of events of every chart. */
export const formsFile = 'src/app/statecharts/event-forms.json'

/** The text of that file: a line for every event, so that a change shows what it changed. */
export function readEventForms(): string {
  const files = globSync('src/**/*.machine.ts').toSorted()
  const printed = execFileSync(process.execPath, ['scripts/draw-charts/event-forms.mjs', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const charts = Object.entries(JSON.parse(printed) as Record<string, Record<string, object>>)
  const linesOf = (events: Record<string, object>) =>
    Object.entries(events)
      .map(([event, form]) => `    ${JSON.stringify(event)}: ${JSON.stringify(form)}`)
      .join(',\n')
  return `{\n${charts.map(([id, events]) => `  ${JSON.stringify(id)}: {\n${linesOf(events)}\n  }`).join(',\n')}\n}\n`
}
