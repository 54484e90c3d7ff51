import { build } from 'vite'
import { runCommand } from '../command.ts'

/** The site into `dist`: styles first, because the components import what Panda generates. */
export async function buildSite(): Promise<void> {
  if ((await runCommand('panda', ['codegen', '--silent'])) !== 0) throw new Error('panda codegen не вдалося')
  const production = { NODE_ENV: 'production' }
  if ((await runCommand('panda', ['cssgen', '--splitting', '--silent'], production)) !== 0) throw new Error('panda cssgen не вдалося')
  await build({ logLevel: 'warn' })
}
