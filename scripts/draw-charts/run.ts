import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { diagramsOf, legibleArrows } from '#chart-lab/drawing'
import { showAgainst } from './against.ts'
import { formsFile, readEventForms } from './event-forms.ts'
import { exportCharts } from './export-charts.ts'
import { runCommand } from '../command.ts'
import { writeRecordingTest } from './recording-test.ts'
import { takePictures } from './take-pictures.ts'
import { indexPage } from './index-page.ts'
import { siteModule } from '../site-module.ts'

/**
 * Draws every chart into `docs/charts/`. `--check` fails on a difference; `--against <branch>` shows it; `--export <folder>`; `--test
 * <recording.json> --expect chart=state` makes a test; `--pictures`.
 */
const folder = 'docs/charts'
const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    against: { type: 'string' },
    export: { type: 'string' },
    test: { type: 'string' },
    expect: { type: 'string', multiple: true },
    pictures: { type: 'boolean' },
  },
})

type Charts = { machines: readonly AnyStateMachine[]; chartFiles: ReadonlyMap<string, string> }
const { machines, chartFiles } = await siteModule<Charts>('./src/app/statecharts/all-charts.ts')
const wanted = new Map(machines.map((chart) => [`${folder}/${chart.id}.md`, pageOf(chart)])).set(`${folder}/index.md`, indexPage(machines))
wanted.set(formsFile, readEventForms())
const drawn = globSync(`${folder}/*.md`).map((file) => `${folder}/${basename(file)}`)
const present = new Map([...drawn, ...globSync(formsFile)].map((file) => [file, readFileSync(file, 'utf8')]))
const stale = [...new Set([...wanted.keys(), ...present.keys()])].filter((file) => wanted.get(file) !== present.get(file))

if (values.against !== undefined) await showAgainst(values.against, machines)
else if (values.pictures) for (const file of await takePictures()) console.log(file)
else if (values.export !== undefined) console.log(`Файлів: ${await exportCharts(machines, values.export)}`)
else if (values.test !== undefined) {
  const ids = machines.map(({ id }) => id)
  const test = writeRecordingTest(values.test, values.expect ?? [], ids)
  await runCommand('oxfmt', [test, test.replace(/\.test\.ts$/, '.json')])
  console.log(`npx vitest run ${test}`)
} else if (values.check) {
  for (const file of stale) console.error(`${file}:\n${difference(present.get(file) ?? '', wanted.get(file) ?? '')}`)
  if (stale.length > 0) console.error('\nДіаграми застаріли: npm run charts перемалює їх')
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  mkdirSync(folder, { recursive: true })
  for (const file of stale) {
    const text = wanted.get(file)
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
  console.log(`Діаграм: ${wanted.size}, змінено: ${stale.length}`)
}

function pageOf(chart: AnyStateMachine): string {
  const parts = diagramsOf(chart.root, undefined, legibleArrows).map(
    ({ title, text }) => `${title && `## ${title}\n\n`}\`\`\`mermaid\n${text}\n\`\`\`\n`,
  )
  const live = `/__statecharts?chart=${chart.id}`
  const link = `Live while \`npm run dev\` runs: [${live}](http://localhost:3000${live})\n`
  const file = chartFiles.get(chart.id) ?? ''
  const source = `Written in [${file}](../../${file})\n`
  return [`# ${chart.id}\n`, `${chart.root.config.description ?? ''}\n`, source, link, ...parts].join('\n')
}

function difference(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ].join('\n')
}
