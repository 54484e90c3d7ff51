import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { chromium, type Browser, type Page } from 'playwright'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { freePort } from '../../scripts/free-port.ts'

/** What somebody does who finds the package: installs it beside React and XState in an empty folder, checks types, tests, builds and looks. */
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'chart-lab-'))
const home = join(folder, 'app')
const own = resolve('packages/chart-lab')
const strangersPage = resolve('tests/package/stranger')
const { devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
const versionOf = (name: string) => `${name}@${dependencies?.[name] ?? devDependencies?.[name] ?? 'latest'}`
const npm = (...args: string[]) => run('npm', [...args, '--no-audit', '--no-fund'], { cwd: home, timeout: 240_000 })
const npx = (...args: string[]) => run('npx', ['--no-install', ...args], { cwd: home, timeout: 120_000 })
let tarball = ''

beforeAll(async () => {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: own, timeout: 240_000 })
  const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { version: string }
  tarball = join(folder, `chart-lab-${version}.tgz`)
  mkdirSync(home)
  cpSync(strangersPage, home, { recursive: true })
  // The chart of the package's own example.
  cpSync(join(own, 'example/kettle.machine.ts'), join(home, 'kettle.ts'))
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }))
  const beside = [
    'react',
    'react-dom',
    'xstate',
    'vite',
    'vitest',
    'typescript',
    '@vitejs/plugin-react',
    '@types/react',
    '@types/node',
    '@statelyai/inspect',
  ]
  await npm('install', tarball, ...beside.map(versionOf), '@types/react-dom@19')
}, 600_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the packed package is made as packages should be', async () => {
  const { messages } = await publint({ pkgDir: join(home, 'node_modules/chart-lab'), pack: false, strict: true })
  expect(messages).toEqual([])
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))))
  const problems = 'problems' in analysis ? analysis.problems : []
  // Modules of ECMAScript with `exports`: Node 22 requires them by itself, and resolution as of Node 10 knows no `exports`.
  const wrong = problems.filter(
    (problem) => problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  )
  expect(wrong.map((problem) => JSON.stringify(problem).slice(0, 300))).toEqual([])
}, 120_000)

test('it passes the strictest check of types that a project begins with', async () => {
  const flags = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--module', 'nodenext', '--target', 'es2022']
  const said = await npx('tsc', ...flags, 'page.tsx', 'walk.test.ts').then(
    () => '',
    ({ stdout = 'tsc could not be run' }: { stdout?: string }) => stdout,
  )
  expect(said).toBe('')
}, 240_000)

/** The code of the README, by the name that the line above it says. */
const readme = readFileSync(join(own, 'README.md'), 'utf8')
const blockAfter = (words: string): string => {
  const [, code] = /```\w+\n(.*?)```/s.exec(readme.slice(readme.indexOf(words))) ?? []
  return code ?? expect.unreachable(`the README says nothing of ${words}`)
}

test('what the README says to write passes that check, runs in both runners of tests, is built, and draws a chart that can be pressed', async () => {
  const told = join(home, 'told-by-readme')
  mkdirSync(join(told, 'src'), { recursive: true })
  for (const file of ['src/main.tsx', 'src/one-chart.tsx', 'src/beside.ts', 'lamp.test.mjs'])
    writeFileSync(join(told, file), blockAfter(`\`${file}\``))
  const ofVitest = blockAfter('`lamp.test.mjs`').replace(
    "import test from 'node:test'",
    /`(import \{ test \} from 'vitest')`/.exec(readme)?.[1] ?? '',
  )
  writeFileSync(join(told, 'lamp.test.js'), ofVitest)
  const page = (script: string) =>
    `<!doctype html><html lang="en"><title>${script}</title><div id="root"></div><script type="module" src="/src/${script}"></script></html>`
  writeFileSync(join(told, 'index.html'), page('main.tsx'))
  writeFileSync(join(told, 'beside.html'), page('beside.ts'))
  const flags = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--module', 'nodenext', '--target', 'es2022']
  const sources = ['main.tsx', 'one-chart.tsx', 'beside.ts'].map((file) => join('told-by-readme/src', file))
  const said = await npx('tsc', ...flags, ...sources).then(
    () => '',
    ({ stdout = 'tsc could not be run' }: { stdout?: string }) => stdout,
  )
  expect(said).toBe('')
  const { stdout } = await run(process.execPath, ['--test', 'told-by-readme/lamp.test.mjs'], { cwd: home, timeout: 60_000 })
  expect(stdout).toMatch(/pass 1/)
  await npx('vitest', 'run', 'told-by-readme/lamp.test.js')
  await inPreview('told-by-readme', async (origin, browser) => {
    for (const place of ['', 'beside.html']) {
      const opened = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await opened.goto(`${origin}/${place}`)
      await opened.locator('nav').getByRole('button', { name: /^lamp/ }).first().click()
      await opened.getByRole('button', { name: 'Send press' }).locator('text').first().click({ timeout: 20_000 })
      await expect.poll(async () => await opened.locator('[data-state="lamp.on"]').first().getAttribute('data-marks')).toContain('active')
    }
  })
}, 240_000)

/** Builds the pages of a folder as they are, serves them and looks. */
async function inPreview(within: string, look: (origin: string, browser: Browser) => Promise<void>): Promise<void> {
  const port = await freePort()
  const inputs = JSON.stringify(['index.html', 'beside.html'].map((file) => join(home, within, file)))
  writeFileSync(join(home, within, 'vite.config.js'), `export default { build: { rolldownOptions: { input: ${inputs} } } }`)
  await npx('vite', 'build', within)
  const vite = ['node_modules/vite/bin/vite.js', 'preview', within, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, vite, { cwd: home, stdio: 'ignore' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    const origin = `http://127.0.0.1:${port}`
    await expect
      .poll(
        async () =>
          await fetch(origin).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true)
    await look(origin, browser)
  } finally {
    await browser.close()
    server.kill()
  }
}

test.each(['^5.33.0', '5.33.0'])(
  'its tools for tests run in Node and in Vitest with XState %s',
  async (xstate) => {
    await npm('install', `xstate@${xstate === '5.33.0' ? xstate : (dependencies?.['xstate'] ?? xstate)}`)
    const { stdout } = await run(process.execPath, ['--test', 'node.test.mjs'], { cwd: home, timeout: 120_000 })
    expect(stdout).toMatch(/pass 2/)
    await npx('vitest', 'run', 'walk.test.ts')
  },
  240_000,
)

test('another command reads out of the types what the events carry', async () => {
  const beside = join(home, 'formed')
  mkdirSync(beside)
  writeFileSync(join(beside, 'package.json'), '{ "private": true }')
  writeFileSync(join(beside, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, module: 'nodenext', target: 'es2022' } }))
  cpSync(join(home, 'kettle.ts'), join(beside, 'kettle.ts'))
  await run('npm', ['install', 'typescript@5.9.3', '--no-audit', '--no-fund'], { cwd: beside, timeout: 120_000 })
  const command = join(home, 'node_modules/chart-lab/bin/read-forms.mjs')
  const { stdout } = await run(process.execPath, [command, 'tsconfig.json', 'kettle.ts'], { cwd: beside })
  expect(JSON.parse(stdout)).toMatchObject({ kettle: { 'kettle.fill': { litres: { kind: 'number' } } } })
}, 180_000)

test('the README names every entry', () => {
  const { exports } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { exports: Record<string, unknown> }
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json')
  expect(entries.filter((entry) => !readme.includes(`\`chart-lab/${entry.slice(2)}\``))).toEqual([])
})

test('the command serves the inspector, which draws what a program and a page tell through the package of Stately', async () => {
  await npx('vite', 'build', '--outDir', 'told')
  const [port, pagePort] = [await freePort(), await freePort()]
  const quiet = { cwd: home, stdio: 'ignore' } as const
  const vite = ['preview', '--outDir', 'told', '--host', '127.0.0.1', '--port', String(pagePort), '--strictPort']
  const running = [
    spawn(process.execPath, ['node_modules/chart-lab/bin/chart-lab.mjs', '--port', String(port)], quiet),
    spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...vite], quiet),
  ]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const opens = async (page: Page, url: string) => {
      await expect.poll(async () => await page.goto(url).then(Boolean, () => false), { timeout: 30_000 }).toBe(true)
    }
    const said: string[] = []
    context.on('weberror', (fault) => said.push(fault.error().message))
    const watched = await context.newPage()
    await opens(watched, `http://localhost:${port}/`)
    await expect.poll(async () => await watched.getByText(/Nobody yet/).isVisible()).toBe(true)
    running.push(spawn(process.execPath, ['told.mjs', `ws://localhost:${port}`], quiet))
    const active = (page: Page) =>
      page.locator('[data-state][data-marks~=active]').evaluateAll((all) => all.map((each) => each.getAttribute('data-state')))
    await watched
      .locator('nav')
      .getByRole('button', { name: /^kettle/ })
      .first()
      .click()
    await expect.poll(async () => await active(watched), { timeout: 20_000 }).toContain('kettle.heating')
    // It can be looked at from here, and not be pressed.
    expect(await watched.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0)
    const page = await context.newPage()
    await opens(page, `http://127.0.0.1:${pagePort}/told.html?inspector=http://localhost:${port}/`)
    const opening = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Look' }).click()
    const beside = await opening
    await beside.getByLabel('Application').selectOption({ label: await beside.locator('option', { hasText: /^page/ }).innerText() })
    await beside
      .locator('nav')
      .getByRole('button', { name: /^kettle/ })
      .first()
      .click()
    await expect.poll(async () => await active(beside), { timeout: 20_000 }).toContain('kettle.cold')
    await page.getByRole('button', { name: 'Fill and switch' }).click()
    await expect.poll(async () => await active(beside), { timeout: 20_000 }).toContain('kettle.heating')
    expect(said).toEqual([])
  } finally {
    await browser.close()
    for (const each of running) each.kill()
  }
}, 180_000)

test('a page built with it draws the chart, and an event with its payload can be sent from the drawing', async () => {
  await npx('vite', 'build')
  const [, entry = ''] = /src="\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(home, 'dist/index.html'), 'utf8')) ?? []
  const eclipse = 'org.eclipse.elk'
  const files = readdirSync(join(home, 'dist/assets')).filter((file) => file.endsWith('.js'))
  const withElk = files.filter((file) => readFileSync(join(home, 'dist/assets', file), 'utf8').includes(eclipse))
  expect(withElk.length, 'what lays charts out comes in a file of its own').toBeGreaterThan(0)
  expect(withElk.map((file) => `assets/${file}`)).not.toContain(entry)
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: home,
      stdio: 'ignore',
    },
  )
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const said: string[] = []
    page.on('pageerror', ({ message }) => said.push(message))
    await expect.poll(async () => await page.goto(`http://127.0.0.1:${port}/`).then(Boolean, () => false), { timeout: 30_000 }).toBe(true)
    await page
      .locator('#root nav')
      .getByRole('button', { name: /^kettle/ })
      .first()
      .click()
    await expect.poll(async () => await page.locator('[data-part="viewport"]').first().isVisible(), { timeout: 20_000 }).toBe(true)
    await page.locator('aside').getByRole('combobox').first().selectOption('kettle.fill')
    const side = page.locator('#root aside')
    await side.getByRole('combobox').first().selectOption('kettle.fill')
    await side.getByLabel(/litres/).fill('2')
    await side.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.poll(async () => await page.locator('#litres').textContent()).toBe('2')
    expect(said).toEqual([])
  } finally {
    await browser.close()
    server.kill()
  }
}, 180_000)
