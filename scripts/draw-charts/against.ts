import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { readChart, type Chart } from '#chart-lab/chart'
import { compareCharts, layOut, svgOf, type ChartChange, type Marked } from '#chart-lab/drawing'
import { coverageOf, type Coverage, type CoveragePart } from '#chart-lab/inspector'
import { machinesAt } from './machines-at.ts'

const folder = 'node_modules/.cache/charts-against'

/** Reports the charts that a branch changes: as text, and as a page with both drawings of each. */
export async function showAgainst(revision: string, machines: readonly AnyStateMachine[]): Promise<void> {
  const [before, after] = [chartsOf(await machinesAt(revision)), chartsOf(machines)]
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const changes = ids.flatMap((id) => compareCharts(before.get(id), after.get(id)) ?? [])
  const coverage = readCoverage()
  console.log(
    changes.length === 0 ? `Діаграми такі самі, як у ${revision}` : changes.map((change) => summary(change, coverage)).join('\n\n'),
  )
  if (coverage === null) console.log('\nПокриття невідоме: npm run test:models ще не рахував')
  if (changes.length === 0) return
  mkdirSync(folder, { recursive: true })
  const parts = await Promise.all(changes.map((change) => section(change, before.get(change.id), after.get(change.id), coverage)))
  const page = join(folder, 'index.html')
  writeFileSync(page, pageOf(revision, parts))
  console.log(`\nКреслення до й після: ${resolve(page)}`)
}

/** The coverage that the last run of model tests has written; null where none has run. */
function readCoverage(): Coverage | null {
  const files = globSync('node_modules/.cache/chart-lab/*.json')
  return files.length === 0 ? null : coverageOf(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as CoveragePart))
}

const chartsOf = (machines: readonly AnyStateMachine[]) => new Map(machines.map((machine) => [machine.id, readChart(machine)]))

/** Lists new or changed transitions that no driver took in the last run. */
export function untaken({ id, arrows }: ChartChange, coverage: Coverage | null): string[] {
  const hits = coverage?.hits[id]
  if (!hits) return coverage === null ? [] : [...arrows.added, ...arrows.changed]
  return [...arrows.added, ...arrows.changed].filter((key) => Object.values(hits[key] ?? {}).every((count) => count === 0))
}

export function summary(change: ChartChange, coverage: Coverage | null): string {
  const lines = (
    [
      ['стани', change.states],
      ['переходи', change.arrows],
    ] as const
  ).flatMap(([title, { added, removed, changed }]) => [
    ...added.map((name) => `  + ${title}: ${name}`),
    ...removed.map((name) => `  − ${title}: ${name}`),
    ...changed.map((name) => `  ~ ${title}: ${name}`),
  ])
  return [change.id, ...lines, ...untaken(change, coverage).map((key) => `  ! жоден тест не проходить: ${key}`)].join('\n')
}

async function section(
  change: ChartChange,
  before: Chart | undefined,
  after: Chart | undefined,
  coverage: Coverage | null,
): Promise<string> {
  const { states, arrows } = change
  const [gone, fresh]: Marked[] = [
    { states: new Set([...states.removed, ...states.changed]), arrows: new Set([...arrows.removed, ...arrows.changed]), look: 'gone' },
    { states: new Set([...states.added, ...states.changed]), arrows: new Set([...arrows.added, ...arrows.changed]), look: 'new' },
  ]
  const draw = async (chart: Chart | undefined, marked: Marked | undefined) => (chart ? svgOf(await layOut(chart), marked) : '<p>немає</p>')
  const text = summary(change, coverage).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<h2>${change.id}</h2><pre>${text}</pre><div><figure><figcaption>До</figcaption>${await draw(before, gone)}</figure><figure><figcaption>Після</figcaption>${await draw(after, fresh)}</figure></div>`
}

const pageOf = (
  revision: string,
  parts: string[],
) => `<!doctype html><html lang="uk"><meta charset="utf-8"><title>Діаграми проти ${revision}</title>
<style>body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1b1f24}div{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
figure{margin:0;padding:1rem;overflow:auto;border:1px solid #d3d9e0;border-radius:8px}figcaption{font-weight:700;margin-bottom:.5rem}
svg{max-width:100%;height:auto}pre{background:#f5f6f8;padding:.75rem;border-radius:8px;overflow:auto}</style>
<h1>Діаграми проти ${revision}</h1>${parts.join('\n')}</html>
`
