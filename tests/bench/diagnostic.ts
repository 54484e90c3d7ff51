import { diagnosticTopics } from '../../server/study/practice/draw-diagnostic.ts'
import { openWorld } from './forecast/world.ts'
import { simulate, spreads } from './diagnostic/pupils.ts'

/**
 * The diagnostic on simulated pupils (the first argument: how many). Limits: 85 % of «знаєш» are true, 2 % for a guesser, half of what a
 * pupil of 60 % knows is found.
 */
const pupils = Number(process.argv[2] ?? 2000)
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(8)
let isSound = true
console.log('subject      topics known       called right   of 60 % found    likely right    guesser')
for (const { id, row, bank } of await openWorld({ count: 1 })) {
  const topics = diagnosticTopics(row, bank)
  const guesser = simulate(topics, 'independent', pupils / 4, () => 0)
  for (const spread of spreads) {
    const any = simulate(topics, spread, pupils / 4, (random) => random())
    const most = simulate(topics, spread, pupils / 4, () => 0.6)
    const cells = [percent(any.right, any.called), percent(most.found, most.known), percent(any.likelyRight, any.likely)]
    console.log(id.padEnd(12), spread.padEnd(16), ...cells.map((cell) => cell.padStart(15)), percent(guesser.called, guesser.topics))
    isSound &&= any.right >= 0.85 * any.called && most.found >= 0.5 * most.known && guesser.called <= 0.02 * guesser.topics
  }
}
if (!isSound) process.exitCode = 1
