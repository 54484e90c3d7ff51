import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findBrowser, systemBrowser } from './scripts/find-browser/find-browser.ts'
import { engines } from './scripts/find-engines.ts'
import type { EngineOptions } from './tests/browsers/engines.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
const store = `node_modules/.cache/e2e-${port}`

// The workers read this file too, after the server has started.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(store, { recursive: true, force: true })
delete process.env.DATABASE_URL

/**
 * The nightly run has what each run leaves out: the tools of those who work on the site, what is marked `@by-night`, and the phone for what is marked
 * `@phone-by-night`.
 */
const tools = /(dev-server|content-desk)\.spec\.ts/
const isNight = process.env.NIGHTLY !== undefined
const onPhone = /@phone(?!-by-night)|@everywhere/
/** At each change, a journey that is for phone and desktop runs on the phone alone. */
const onPhoneAlone = process.env.EACH_CHANGE === undefined ? [] : [/@everywhere/]

/** The other engines walk their shortest journeys before a merge, and all of them where `npm run test:browsers` asks (a part of the night). */
const walkOthers = process.env.OTHER_ENGINES !== undefined
const othersWalk = walkOthers || (!isNight && process.env.EACH_CHANGE === undefined)

const headless = await findBrowser()
const whole = await systemBrowser()
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig<object, EngineOptions>({
  testDir: 'tests/e2e',
  testIgnore: isNight ? [] : tools,
  outputDir: `test-results/${port}`,
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for much but the processor: three of them keep two busy.
  workers: 3,
  // A journey that needs it is named as flaky, and more than three fail the run (scripts/test/read-report.ts).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    // A worker answers before a stand-in can: only what is about it has one.
    serviceWorkers: 'block',
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: headless, args },
  },
  projects: [
    {
      name: 'desktop',
      use: desktop,
      grep: isNight ? [tools, /@by-night/] : /^/,
      grepInvert: [/@phone(?!-by-night)|@whole/, ...onPhoneAlone, ...(isNight ? [] : [/@by-night/])],
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
      grep: isNight ? [/@phone-by-night/, new RegExp(`${tools.source}.*(${onPhone.source})`)] : onPhone,
      grepInvert: isNight ? [] : /@by-night/,
    },
    // The settings of a profile and the retry of a lost chunk are tested in the browser that people use.
    ...(whole === undefined
      ? []
      : [
          {
            name: 'whole',
            use: { ...desktop, launchOptions: { executablePath: whole, args } },
            grep: /@whole/,
            grepInvert: isNight ? /^/ : [],
          },
        ]),
    ...engines
      .filter(({ lacks }) => othersWalk && lacks === null)
      .map(({ name }) => ({
        name,
        testDir: 'tests/browsers',
        use: { engineName: name },
        grep: walkOthers ? /^/ : /@short/,
        // An engine is started once, and walks one journey after another.
        fullyParallel: false,
        workers: 1,
        timeout: 180_000,
      })),
  ],
  webServer: {
    command: 'node scripts/test/serve-filled.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: store, OPERATORS: 'operator@example.com,reports@example.com' },
  },
})
