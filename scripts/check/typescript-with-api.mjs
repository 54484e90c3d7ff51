import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * dependency-cruiser reads TypeScript through the compiler’s JavaScript interface, which version 7 no longer has;
 * without it every `.ts` file would be passed over in silence. Panda brings version 6, and the lock file pins it.
 */
const fromPanda = createRequire(createRequire(createRequire(import.meta.url).resolve('@pandacss/dev')).resolve('@pandacss/config'))
const { version } = fromPanda('typescript/package.json')
if (!version.startsWith('6.')) throw new Error(`dependency-cruiser needs TypeScript 6, Panda now brings ${version}`)

registerHooks({
  resolve(specifier, context, next) {
    const isCompiler = specifier === 'typescript' || specifier === 'typescript/package.json'
    if (!isCompiler || !context.parentURL?.includes('/dependency-cruiser/')) return next(specifier, context)
    return { url: pathToFileURL(fromPanda.resolve(specifier)).href, shortCircuit: true }
  },
})
