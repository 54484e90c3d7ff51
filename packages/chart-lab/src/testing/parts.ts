import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The number of times that a driver took each transition of its charts. */
export type DriverPart = { driver: string; hits: Record<string, Record<string, number>> }
/** The number of mutants of a chart, and those that survive, each with the reason. */
export type MutantPart = { chart: string; made: number; alive: Record<string, string> }
export type Part = DriverPart | MutantPart

const folder = 'node_modules/.cache/chart-lab'

/** Keeps what a test file found out about its charts, until all have run. */
export function keepPart(name: string, part: Part): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(part))
}

export const forgetParts = (): void => rmSync(folder, { recursive: true, force: true })

export function keptParts(): Part[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Part)
}
