import type { AnyStateMachine } from 'xstate'
import { readChart } from '#chart-lab/chart'

/** Lists every chart with its size and what it decides, and says how to look at it alive. */
export function indexPage(machines: readonly AnyStateMachine[]): string {
  const rows = machines.map((machine) => {
    const { id, description, states, arrows } = readChart(machine)
    return `| [${id}](${id}.md) | ${description} | ${states.length - 1} | ${arrows.length} |`
  })
  return [
    '# Charts\n',
    'Drawn from the code by `npm run charts`. Alive, with what happens in them: `npm run dev`, then «Діаграми станів» in the corner of any page,',
    'or [localhost:3000/__statecharts](http://localhost:3000/__statecharts).\n',
    '| Chart | Decides | States | Transitions |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '![A chart of the site at work](../../packages/chart-lab/pictures/inspector.png)\n',
    'What an event changed: [difference](../../packages/chart-lab/pictures/inspector-diff.png). Who told whom: [sequence](../../packages/chart-lab/pictures/inspector-sequence.png). What tests take: [coverage](../../packages/chart-lab/pictures/inspector-coverage.png).\n',
    '`npm run charts -- --against main` shows what this branch does to them: before and after, and which new transitions no test takes.',
    '`npm run charts -- --test recording.json --expect survey=answering` makes a test of a recording that the inspector («Запис») or a report of a fault has given.',
    '`npm run charts -- --export <folder>` writes each as XState JSON, SCXML, Mermaid and SVG.\n',
  ].join('\n')
}
