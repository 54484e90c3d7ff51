import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Where `panda cssgen --splitting` writes the styles of the recipe that this module calls. */
export const sheetOf = (module: string) => module.replace(/([\\/])recipes([\\/][\w-]+)\.js$/, '$1styles$1recipes$2.css')

/**
 * Lets the styles of a recipe arrive with the chunk that calls it. Panda has written them before the build, and `postcss.config.cjs`
 * leaves them out of the sheet that every page loads.
 */
export const recipeSheets: Plugin = {
  name: 'recipe-sheets',
  apply: 'build',
  transform: {
    filter: { id: /styled-system[\\/]recipes[\\/][\w-]+\.js$/ },
    handler(code, id) {
      const sheet = sheetOf(id)
      return existsSync(sheet) ? { code: `import ${JSON.stringify(sheet)}\n${code}`, map: null } : null
    },
  },
}
