import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const tour = readFileSync('docs/tour.md', 'utf8')
const rooms = '(?:src|server|contract|domain)/'
const steps = [...tour.matchAll(new RegExp(`\`(\\w+)\`\\s+in\\s+\`(${rooms}[^\`]+)\``, 'g'))].map(([, name = '', file = '']) => ({
  name,
  file,
}))

/** Names that a file declares at its top level. */
function declaredIn(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  return program.body.flatMap((statement) => {
    const stated = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (stated?.type === 'VariableDeclaration') return stated.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    return stated?.type === 'FunctionDeclaration' && stated.id ? [stated.id.name] : []
  })
}

test('the tour walks through both sides, and names a function with every file', () => {
  expect(steps.filter(({ file }) => file.startsWith('src/')).length).toBeGreaterThan(10)
  expect(steps.filter(({ file }) => file.startsWith('server/')).length).toBeGreaterThan(5)
  expect(tour.match(new RegExp(`\`${rooms}`, 'g'))).toHaveLength(steps.length)
})

test.each(steps)('$name stands in $file', ({ name, file }) => expect(declaredIn(file)).toContain(name))
