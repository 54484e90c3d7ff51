import { existsSync } from 'node:fs'
import type { DrawPage } from '../deps.ts'

/** Loads the function that draws pages from the build; null where there is no build. */
export async function readDrawPage(beside: string = import.meta.url): Promise<DrawPage | null> {
  const file = new URL('draw-page.js', beside)
  if (!existsSync(file)) return null
  const { drawPage } = (await import(/* @vite-ignore */ file.href)) as { drawPage: DrawPage }
  return drawPage
}
