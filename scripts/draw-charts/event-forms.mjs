import { createRequire } from 'node:module'
import { readForms } from '../../packages/chart-lab/src/forms/read-forms.mjs'

/** Prints what the events of these charts carry, as JSON. The compiler with a JavaScript interface is the one that Panda brings. */
const fromPanda = createRequire(createRequire(createRequire(import.meta.url).resolve('@pandacss/dev')).resolve('@pandacss/config'))
console.log(JSON.stringify(readForms(fromPanda('typescript'), process.argv.slice(2), 'tsconfig.json')))
