import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { AnyStateMachine } from 'xstate'

const list = 'all-machines.ts'
const source = `
const modules = import.meta.glob('/src/**/*.machine.ts', { eager: true })
export const machines = Object.values(modules).flatMap((exported) =>
  Object.values(exported).filter((value) => typeof value === 'object' && value !== null && 'root' in value))
`

/** Reads every chart as it was at a branch or commit. The files of that time are laid beside the project for as long as that takes. */
export async function machinesAt(revision: string): Promise<readonly AnyStateMachine[]> {
  const commit = execFileSync('git', ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`], { encoding: 'utf8' }).trim()
  const folder = mkdtempSync(resolve('.charts-at-'))
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', commit, ...partsAt(commit)], { maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive })
    for (const shared of ['node_modules', 'styled-system']) if (existsSync(shared)) symlinkSync(resolve(shared), resolve(folder, shared))
    writeFileSync(resolve(folder, list), source)
    const { module } = await runnerImport<{ machines: readonly AnyStateMachine[] }>(resolve(folder, list), {
      root: folder,
      configFile: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
    })
    return module.machines
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Charts may import types and rules from anywhere in the site, the contract and the packages; not all of these were always there. */
function partsAt(commit: string): string[] {
  const there = execFileSync('git', ['ls-tree', '--name-only', commit], { encoding: 'utf8' }).split('\n')
  return ['src', 'domain', 'contract', 'packages', 'package.json', 'tsconfig.json'].filter((part) => there.includes(part))
}
