import { build } from 'vite'
import { generateStyles } from './generate-styles.ts'

/** The site into `dist`: styles first, because the components import what Panda generates. */
export async function buildSite(): Promise<void> {
  await generateStyles()
  await build({ logLevel: 'warn' })
}
