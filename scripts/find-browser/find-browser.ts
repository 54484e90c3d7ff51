import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const systemFonts = '/etc/fonts/fonts.conf'

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else the headless build from npm, the same everywhere; where it does not run, `systemBrowser`.
 * Throws one clear sentence when there is none.
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH вказує на ${CHROMIUM_PATH}, але такого файла немає`)
  }
  try {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('збірка з npm — лише для Linux x64')
    return await unpackChromium()
  } catch (error) {
    const found = await systemBrowser()
    if (found) return found
    throw new Error(
      [
        `There is no browser for the tests: type \`${commandFor(process.platform)}\`, or name one in CHROMIUM_PATH.`,
        `Браузера для тестів немає: введи \`${commandFor(process.platform)}\` або вкажи шлях до нього в CHROMIUM_PATH.`,
      ].join('\n'),
      { cause: error },
    )
  }
}

const commandFor = (platform: string): string =>
  platform === 'darwin' ? 'brew install --cask google-chrome' : 'sudo apt-get install chromium'

/** A whole browser: one that the system has or Playwright’s own. */
export async function systemBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  return [...installed, chromium.executablePath()].find((path) => existsSync(path))
}

/** The build for bare machines: it brings its own libraries and fonts. Unpacked once, and moved into place only when whole. */
async function unpackChromium(): Promise<string> {
  const cache = resolve('node_modules/.cache/chromium')
  const bin = resolve('node_modules/@sparticuz/chromium/bin')
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  if (!existsSync(cache)) {
    await withTemporaryFolder(`${cache}-${process.pid}`, async (folder) => {
      await inflate(join(bin, 'al2023.tar.br'))
      await chromium.executablePath(bin)
      // A process that unpacks it at the same time writes the same file.
      if (!existsSync(cache)) renameSync(folder, cache)
    })
  }
  process.env.FONTCONFIG_PATH ??= writeFontSettings(cache)
  setupLambdaEnvironment(join(cache, 'al2023/lib'))
  return join(cache, 'chromium')
}

/** The package unpacks into the folder for temporary files, wherever that is. */
async function withTemporaryFolder(folder: string, unpack: (folder: string) => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  try {
    await unpack(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/**
 * Adds Liberation Sans, which a bare machine lacks, to the fonts: a page that waits for its own letters draws in a stand-in. Without
 * settings no font is found.
 */
function writeFontSettings(cache: string): string {
  const folder = join(cache, 'fontconfig')
  const own = resolve('scripts/find-browser/fonts')
  mkdirSync(join(folder, 'cache'), { recursive: true })
  const settings = join(folder, `fonts-${process.pid}.conf`)
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${existsSync(systemFonts) ? `<include>${systemFonts}</include>` : `<dir>/usr/share/fonts</dir><dir>${join(cache, 'fonts')}</dir>`}<dir>${own}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`,
  )
  // Another process may be reading them.
  renameSync(settings, join(folder, 'fonts.conf'))
  return folder
}
