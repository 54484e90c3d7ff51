import { readFileSync, writeFileSync } from 'node:fs'
import { readPages } from '../check-size/pages.ts'

const path = 'dist/.vite/manifest.json'

/** The manifest names a page that has all its code in one file by that file; from now on by its module, as any other. */
export const namePages = (): void => writeFileSync(path, withPages(readFileSync(path, 'utf8'), readPages()))

/** @param manifest its text. */
export const withPages = (manifest: string, pages: readonly { module: string }[]): string =>
  manifest.replaceAll(/"_([\w-]+)-page-[\w-]{8}\.js"/g, (key, name: string) => {
    const module = `src/pages/${name}/index.ts`
    return pages.some((page) => page.module === module) ? `"${module}"` : key
  })
