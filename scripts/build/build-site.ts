import { build } from 'vite'
import { runCommand } from '../command.ts'
import { namePages } from './name-pages.ts'

/** The site into `dist`: styles first, because the components import what Panda generates. */
export async function buildSite(): Promise<void> {
  if ((await runCommand('panda', ['codegen', '--silent'])) !== 0) throw new Error('panda codegen не вдалося')
  await build({ logLevel: 'warn' })
  namePages()
}
