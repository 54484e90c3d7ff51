import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { siteModule } from '../../scripts/site-module.ts'
import { firstDrawings, openPanel } from './inspected-page.ts'

/**
 * What the inspector costs a chart without it, unobserved and observed; then, in a browser, with its panel open, 300 actors and 10,000
 * events. What is over `budget` fails the run.
 */
const budget = { openPanel: 0.8, firstDrawingMs: 1500, frameMs: 50, viewMs: 1000 }
const module = resolve('tests/bench/inspected-session.ts')
const { rivals } = await siteModule<typeof import('./inspected-session.ts')>(module)
const [events, pairs] = [20_000, Number(process.argv[2] ?? 21)]

/** Events per CPU ms. */
function pace(send: (count: number) => void): number {
  const before = process.cpuUsage()
  send(events)
  const { user, system } = process.cpuUsage(before)
  return (1000 * events) / (user + system)
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const { plain, ...others } = rivals()
pace(plain.send)
for (const [name, rival] of Object.entries(others)) {
  pace(rival.send)
  const runs = Array.from({ length: pairs }, (_, turn) => {
    const isFirst = turn % 2 === 0
    const early = pace((isFirst ? plain : rival).send)
    const late = pace((isFirst ? rival : plain).send)
    return isFirst ? { without: early, with: late } : { without: late, with: early }
  })
  const [without, own] = [median(runs.map((run) => run.without)), median(runs.map((run) => run.with))]
  console.log(
    `${name}: ${own.toFixed(0)} events/ms, ${without.toFixed(0)} without, ${median(runs.map((run) => run.with / run.without)).toFixed(3)} ×`,
  )
}
for (const { stop } of [plain, ...Object.values(others)]) stop()

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const { crowd, ...shares } = await openPanel(browser, pairs)
  const [idle, open] = [median(shares.idle), median(shares.open)]
  console.log(`in a browser, an idle observer: ${idle.toFixed(3)} ×`)
  console.log(`with the panel open: ${open.toFixed(3)} ×, at least ${budget.openPanel}`)
  const sorted = crowd.frames.toSorted((a, b) => a - b)
  const late = sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN
  const views = Object.entries(crowd.views).map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
  console.log(
    `300 actors, 10,000 events: a frame in ${median(sorted).toFixed(0)} ms, 19 of 20 within ${late.toFixed(0)} ms (at most ${budget.frameMs}), the longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
  )
  console.log(`then drawn whole: ${views.join(', ')}, each at most ${budget.viewMs} ms`)
  const search = crowd.searched.toSorted((a, b) => a - b)
  const lateInSearch = search[Math.floor(0.95 * search.length)] ?? 0
  const whole = search.reduce((sum, each) => sum + each, 0)
  console.log(`searched for what nobody said: ${Math.round(whole)} ms, 19 of 20 frames within ${lateInSearch.toFixed(0)} ms`)
  const drawn = Math.round(median(await firstDrawings(browser, 5)))
  console.log(`first drawing after ${drawn} ms, at most ${budget.firstDrawingMs}`)
  const isSmooth = Math.max(late, lateInSearch) <= budget.frameMs && Object.values(crowd.views).every((ms) => ms <= budget.viewMs)
  if (open < budget.openPanel || drawn > budget.firstDrawingMs || !isSmooth) process.exitCode = 1
} finally {
  await browser.close()
}
