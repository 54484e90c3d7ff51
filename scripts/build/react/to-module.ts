const passedOn = /module\.exports = require\(['"](\.[^'"]+\.production\.js)['"]\)/
const required = /(\w+) = require\(["']([^"']+)["']\)/g
const given = /(?<![\w$.])exports\.(\w+)/g

/**
 * Writes a CommonJS file of React’s production build as a module.
 * @throws where the file is not of the shape that React’s files have.
 */
export function toModule(code: string): string {
  const [, inner] = passedOn.exec(code) ?? []
  if (inner) return `export * from '${inner}'`
  const names = [...new Set(Array.from(code.matchAll(given), ([, name = '']) => name))]
  const imports = Array.from(code.matchAll(required), ([, name, from]) => `import * as ${name} from '${from}'`)
  const rest = names
    .reduce((text, name) => text.replace(new RegExp(`^exports\\.${name} =`, 'm'), `var own_${name} =`), code)
    .replaceAll(required, 'as_$1 = null')
    .replaceAll(given, 'own_$1')
  if (names.length === 0 || /(?<![\w$.])(exports|require)\b(?!:)/.test(rest.replaceAll(/\/\*[^]*?\*\/|"[^"\n]*"/g, '')))
    throw new Error('React’s files have another shape: teach it here, or leave them as they are')
  return `${imports.join('\n')}\n${rest}\nexport { ${names.map((name) => `own_${name} as ${name}`).join(', ')} }`
}
