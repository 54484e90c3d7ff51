import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { importedLater } from './check-size/syntax.ts'

/** The rules of CONTRIBUTING.md that no linter knows: names of files, and how far a relative import may reach. */
const files = globSync(['{src,domain,contract,packages,server,scripts,tests,docs}/**/*.{ts,tsx,mjs,css}', '*.{ts,js,cjs}']).filter(
  (file) => !/(^|\/)(node_modules|dist)\//.test(file),
)
const isTest = (file: string) => /\.(test|spec)\.tsx?$|^tests\//.test(file)
// Of the specification’s constants that name says all there is to say.
const badNames = /(^|\/)(utils?|helpers?|types?|common|service|services|manager|data|(?<!^tests\/specification\/)constants)(\/|\.[a-z.]+$)/
const sliceOf = (path: string) => /^(src\/(?:pages|widgets|features|entities)\/[^/]+|src\/[^/]+|[^/]+)\//.exec(path)?.[1]

const folders = new Set(files.map((file) => dirname(file)))

const complaints = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [
    ...(/^scripts\/[^/]+\.ts$/.test(file) && folders.has(file.replace(/\.ts$/, ''))
      ? [`${file}: команда з текою стоїть у ній як run.ts`]
      : []),
    ...complaintsAboutText(file, text),
    ...(file.endsWith('.machine.ts') ? complaintsAboutChart(file, text) : []),
    ...(file.endsWith('.css') ? [] : [...complaintsAboutImports(file, text), ...complaintsAboutDevice(file, text)]),
  ]
})

function complaintsAboutText(file: string, text: string): string[] {
  return [
    badNames.test(file) && 'назва, яка нічого не каже: назви за змістом',
    !/^[\w./-]*$/.test(file) || /[A-Z_]/.test(file) ? 'назви файлів — kebab-case' : false,
    /\b(TODO|FIXME|XXX|HACK)\b/.test(text) && !file.startsWith('scripts/check-house-style') && 'позначка незавершеного',
    /(oxlint|eslint)-disable(?!.* -- \S)|@ts-(ignore|nocheck)|@ts-expect-error\s*$/m.test(text) &&
      'правило вимкнено без причини після «--»',
  ]
    .filter((complaint) => complaint !== false)
    .map((complaint) => `${file}: ${complaint}`)
}

/** Panda fills the one in; the other dresses the page of a dead server, which no build makes. */
const ownSheets = new Set(['src/app/styles/index.css', 'public/error.css'])
const mostArbitraryValues = 50

function complaintsAboutStyles(): string[] {
  const dressed = files.filter((file) => file.startsWith('src/') && !isTest(file))
  const arbitrary = dressed.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return text.includes('styled-system') ? [...text.matchAll(/: '\[[^\]'&][^']*\]'/g)].map(() => file) : []
  })
  return [
    ...dressed.filter((file) => file.endsWith('.css') && !ownSheets.has(file)).map((file) => `${file}: стилі пише Panda (ADR 22)`),
    ...dressed
      .filter((file) => /className=("|'|\{['"`])|\bcx\(\s*'/.test(readFileSync(file, 'utf8')))
      .map((file) => `${file}: клас у лапках не має власника: css() або рецепт (ADR 22)`),
    ...(arbitrary.length > mostArbitraryValues
      ? [`значень у «[…]» ${arbitrary.length}, а можна ${mostArbitraryValues}: назви значення в src/app/styles`]
      : []),
  ]
}

/** Inside a slice imports are relative, across slices they begin with `@/`; `shared` and `app` are one slice each. Tests reach their fixtures. */
function complaintsAboutImports(file: string, text: string): string[] {
  if (!file.startsWith('src/')) return []
  return importsOf(file, text)
    .filter((path) => path.startsWith('.'))
    .filter(
      (path) =>
        !(isTest(file) && path.includes('/tests/fixtures/')) && sliceOf(relative('.', resolve(dirname(file), path))) !== sliceOf(file),
    )
    .map((path) => `${file}: '${path}' виходить за межі свого зрізу, треба '@/…'`)
}

/** What a module imports or hands on, of its parsed text. Throws for a file that does not parse. */
function importsOf(file: string, text: string): string[] {
  const { module, program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const fixed = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ]
  return [...new Set(fixed.flatMap((request) => (request ? [request.value] : []))), ...importedLater(program)]
}

/** A chart knows the time, chance and new names by its actors and its input alone: so a test, and a recording, can say what they are. */
function complaintsAboutChart(file: string, text: string): string[] {
  return /\bDate\.now\b|\bMath\.random\b|\bcrypto\b|\bnew Date\(\)|\bperformance\.now\b|from 'uuid'/.test(text)
    ? [`${file}: час, випадок і нові id приходять у діаграму входом або від актора (shared/lib/surroundings)`]
    : []
}

/** Storage on the device and messages between tabs go through one module each. */
function complaintsAboutDevice(file: string, text: string): string[] {
  if (!file.startsWith('src/') || isTest(file) || file.startsWith('src/shared/lib/device-log/')) return []
  return /\bindexedDB\b|\bopenDB\b|from 'idb'|new BroadcastChannel\b/.test(text)
    ? [`${file}: базу браузера й канал вкладок відкриває лише shared/lib/device-log`]
    : []
}

complaints.push(...complaintsAboutStyles())
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
}
