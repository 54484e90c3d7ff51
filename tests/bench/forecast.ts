import { rangeOf } from '#domain/forecast/range'
import { isPredictable } from '#domain/prediction'
import { live, openWorld, sit, type Level, type World } from './forecast/world.ts'

/**
 * The range of the forecast on simulated pupils (the first argument: how many): at every level of evidence 75–85 % of the scores must lie
 * in it, and the chance to pass must come true.
 */
const pupils = Number(process.argv[2] ?? 2000)
export const levels: readonly Level[] = [
  { name: 'one paper today', papers: [0], practice: 0, days: 1 },
  { name: 'one paper a month ago', papers: [30], practice: 0, days: 30 },
  { name: '40 tasks in two weeks', papers: [], practice: 40, days: 14 },
  { name: 'a paper and 60 tasks', papers: [20], practice: 60, days: 28 },
  { name: '160 tasks in two months', papers: [], practice: 160, days: 60 },
  { name: 'three papers and 250 tasks', papers: [70, 35, 3], practice: 250, days: 80 },
]

type Tally = { shown: number; within: number; below: number; width: number; passSaid: number; passed: number }
const none = (): Tally => ({ shown: 0, within: 0, below: 0, width: 0, passSaid: 0, passed: 0 })

function tally(worlds: readonly World[], level: Level) {
  const all = none()
  const bands = [none(), none(), none()]
  for (let seed = 0; seed < pupils; seed++) {
    const world = worlds[seed % worlds.length]
    if (!world) throw new Error('no papers can be drawn')
    const { pupil, readiness, growth, next } = live(world, level, seed + 1)
    if (!isPredictable(readiness.now)) continue
    const { low, high, pass } = rangeOf(readiness, readiness.now)
    const raw = sit(pupil, next, growth)
    const score = readiness.scores[raw - readiness.threshold] ?? 0
    const band = bands[pupil.subject < -0.8 ? 0 : pupil.subject < 0.5 ? 1 : 2]
    for (const each of [all, band ?? none()]) {
      each.shown += 1
      each.within += Number(score >= (low ?? 0) && score <= (high ?? 0))
      each.below += Number(score < (low ?? 0))
      each.width += (high ?? 100) - (low ?? 100)
      each.passSaid += pass
      each.passed += Number(score > 0)
    }
  }
  return { all, bands }
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7)
const worlds = await openWorld()
console.log(`${pupils} pupils in ${worlds.map(({ id }) => id).join(', ')}; the range should hold 75–85 %`)
console.log('level                        shown   within    below  width  passed (said)     weak   middle  strong')
let isSound = true
for (const level of levels) {
  const { all, bands } = tally(worlds, level)
  const share = all.within / Math.max(1, all.shown)
  isSound &&= share >= 0.75 && share <= 0.85
  console.log(
    [
      level.name.padEnd(28),
      String(all.shown).padStart(5),
      percent(all.within, all.shown),
      percent(all.below, all.shown),
      (all.width / Math.max(1, all.shown)).toFixed(0).padStart(5),
      `${percent(all.passed, all.shown)} (${percent(all.passSaid, all.shown).trim()})`,
      ...bands.map((band) => percent(band.within, band.shown)),
    ].join('  '),
  )
}
if (!isSound) process.exitCode = 1
