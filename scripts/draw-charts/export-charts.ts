import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { readChart } from '#chart-lab/chart'
import { jsonOf, layOut, mermaidOf, scxmlOf, svgOf } from '#chart-lab/drawing'

/** Writes every chart in each format that other tools read. @returns the number of files. */
export async function exportCharts(machines: readonly AnyStateMachine[], folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const files = await Promise.all(
    machines.map(async (machine): Promise<[string, string][]> => [
      [`${machine.id}.json`, jsonOf(machine)],
      [`${machine.id}.scxml`, scxmlOf(machine)],
      [`${machine.id}.mmd`, mermaidOf(machine.root)],
      [`${machine.id}.svg`, svgOf(await layOut(readChart(machine)))],
    ]),
  )
  for (const [name, text] of files.flat()) writeFileSync(join(folder, name), text)
  return files.flat().length
}
