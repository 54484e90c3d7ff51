import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { toModule } from './to-module.ts'

const require = createRequire(import.meta.url)
const asModule = async (file: string): Promise<object> =>
  import(`data:text/javascript,${encodeURIComponent(toModule(readFileSync(file, 'utf8')))}`)

test.each(['scheduler', 'react', 'react-jsx-runtime'])('what %s exports as a module is what it exports', async (name) => {
  const folder = dirname(require.resolve(`${name.split('-')[0]}/package.json`))
  const file = join(folder, `cjs/${name}.production.js`)
  expect(Object.keys(await asModule(file)).toSorted()).toEqual(Object.keys(require(file) as object).toSorted())
})

test('what a file requires is imported under its name', () => {
  expect(toModule(`var React = require("react"),\n  own = 1;\nexports.version = React.version;`)).toBe(
    `import * as React from 'react'\nvar as_React = null,\n  own = 1;\nvar own_version = React.version;\nexport { own_version as version }`,
  )
})

test('a file that only chooses passes its production build on', () => {
  expect(toModule(`if (a) {\n  module.exports = require('./cjs/react.production.js');\n} else {}`)).toBe(
    `export * from './cjs/react.production.js'`,
  )
})

test.each(['module.exports = 1', 'Object.assign(exports, {})\nexports.a = 1', 'exports.a = await require(b)'])('%s is refused', (code) => {
  expect(() => toModule(code)).toThrow('another shape')
})
