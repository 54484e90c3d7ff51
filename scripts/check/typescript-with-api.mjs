import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * dependency-cruiser needs the compiler’s JavaScript interface, or it passes over every `.ts` file in silence. Version 7 has none; Panda
 * brings 6.
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
