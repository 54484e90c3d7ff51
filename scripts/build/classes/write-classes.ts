import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { readStyles, type StyleCall } from './read-styles.ts'
import { writeVariants, type VariantConfig } from './variant-classes.ts'

type Styles = { css: (...styles: unknown[]) => string; cva: (config: unknown) => (props: object) => string }
type Recipes = Record<string, () => unknown>

/** Takes the place of Panda’s `cva` in the browser. */
const cvaOfClasses = `import { readVariants } from ${JSON.stringify(resolve(import.meta.dirname, 'read-variants.ts'))}
export const cva = (classes) => (props) => readVariants(classes, props)`

const made = async <T>(file: string): Promise<T> => (await import(pathToFileURL(resolve('styled-system', file)).href)) as T

/**
 * Writes classes where styles are called: `css({ … })` becomes its text, `cva` a table, parts of a recipe their names. No style code runs
 * before a page is drawn.
 */
export function writeClasses(): Plugin {
  let styles: Styles
  let recipes: Recipes
  return {
    name: 'write-classes',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      styles = await made('css/index.js')
      recipes = await made('recipes/index.js')
    },
    transform: {
      filter: { id: [/[\\/]src[\\/].*\.tsx?$/, /styled-system[\\/](css[\\/]cva|recipes[\\/][\w-]+-look)\.js$/] },
      handler(code, id) {
        if (id.endsWith('cva.js')) return { code: cvaOfClasses, map: null }
        if (id.endsWith('.js')) return { code: writeRecipe(code, recipes), map: null }
        if (!code.includes('styled-system/css')) return null
        const calls = readStyles(code, (text) => this.parse(text, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))
        return calls.length === 0 ? null : { code: replaced(code, calls, styles), map: null }
      },
    },
  }
}

/** The lines stay where they were, so that what is said of a fault still names them. */
function replaced(code: string, calls: readonly StyleCall[], styles: Styles): string {
  return calls.toReversed().reduce((text, call) => {
    const { start, end } = call
    const lines = text.slice(start, end).split('\n').length - 1
    return text.slice(0, start) + write(call, styles) + '\n'.repeat(lines) + text.slice(end)
  }, code)
}

function write({ name, styles: given }: StyleCall, { css, cva }: Styles): string {
  if (name === 'css') return JSON.stringify(css(...given))
  const [config] = given as [VariantConfig]
  return `cva(${JSON.stringify(writeVariants(config, cva(config)))})`
}

/** A recipe without variants always says the same. */
function writeRecipe(code: string, recipes: Recipes): string {
  const [, name = ''] = /export const (\w+)/.exec(code) ?? []
  const recipe = recipes[name] as (Recipes[string] & { variantKeys: string[] }) | undefined
  if (!recipe) throw new Error('a recipe was not found: has Panda changed what it generates?')
  if (recipe.variantKeys.length > 0) return code
  return `const look = ${JSON.stringify(recipe())}\nexport const ${name} = () => look`
}
