import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommand } from '../command.ts'
import { hashFiles } from './fingerprint.ts'

const stamp = 'node_modules/.cache/styles.stamp'

/** Names what the styles are generated from and what was generated: either may have been changed by hand since. */
const state = (): string => `${hashFiles(['package-lock.json', 'panda.*.ts', 'src/**/*.ts'])} ${hashFiles(['styled-system/**/*'])}`

/** Generates the code of styles that components import, unless it stands there already. Throws where Panda fails. */
export async function generateStyles(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return
  if ((await runCommand('panda', ['codegen', '--silent'])) !== 0) throw new Error('panda codegen не вдалося')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state())
}
