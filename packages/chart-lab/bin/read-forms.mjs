#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { readForms } from '../dist/read-forms.mjs'

const [config, ...files] = process.argv.slice(2)
if (config === undefined || files.length === 0) {
  console.error('read-forms <tsconfig.json> <file with charts…>: prints as JSON what the events of the charts carry.')
  process.exit(2)
}
const missing = [config, ...files].find((file) => !existsSync(file))
if (missing !== undefined) {
  console.error(`read-forms: there is no ${missing}`)
  process.exit(2)
}
try {
  const typescript = createRequire(resolve('package.json'))('typescript')
  if (typeof typescript.createProgram !== 'function')
    throw new Error('the installed typescript has no JavaScript interface; 5.x and 6.x have one')
  process.stdout.write(`${JSON.stringify(readForms(typescript, files, config), null, 2)}\n`)
} catch (error) {
  console.error(`read-forms: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
