import { globSync, readFileSync } from 'node:fs'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

// Machines that are slow or shared still finish a test that is right.
const testTimeout = 60_000
const components = { environment: 'jsdom', setupFiles: ['src/test-setup.ts', 'tests/fixtures/fixed-seed.ts'] }
/** These tests look at the first use of a module: each needs modules of its own. */
const firstUses = ['tex/tex', 'toaster/toaster', 'landing-rest', 'lazy-consent-dialog', 'use-predictions', 'reminders'].map(
  (name) => `src/**/${name}.test.tsx`,
)

const units = '{src,domain,contract,packages,server,scripts}/**/*.test.ts'
/** Those that ask for a window share the one of the components: to open one for each took half of the time of all. */
const inWindow = globSync(units).filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'))

const hunts = ['tests/model/**/*-mutants.test.ts']
/** Models and recordings on a build of their own, in Chromium. */
const inChromium = ['tests/{model,recordings}/**/*-browser.test.ts']
/** Models of charts without a page: nothing but the charts, which all of them load, and in `views` the maps that pages draw by. */
const withoutPage = ['tests/model/**/*-machine.test.ts', 'tests/model/chaos/*.test.{ts,tsx}', 'tests/model/auth/test-model-paths.test.ts']

/** What presses every state at random, draws papers and tasks by the hundred, questions simulated pupils or makes photographs: for what goes to main, not for each change. */
const beforeMerge =
  process.env.EACH_CHANGE === undefined
    ? []
    : [
        'tests/model/chaos/*.test.{ts,tsx}',
        'tests/model/small/small-react.test.tsx',
        'tests/content/{blueprints,template-topics}.test.ts',
        'tests/fixtures/answer-sheets/*.test.ts',
        'domain/diagnostic-pupils.test.ts',
      ]

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      restoreMocks: true,
      testTimeout,
      coverage: {
        provider: 'v8',
        include: ['{src,packages}/**/*.{ts,tsx}', '{domain,contract}/**/*.ts', 'server/**/*.ts'],
        exclude: ['**/*.test.*'],
      },
      projects: [
        // A process of its own for every file would cost more than the tests.
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            setupFiles: ['tests/fixtures/fixed-seed.ts'],
            isolate: false,
            include: [units],
            exclude: [...inWindow, ...beforeMerge],
          },
        },
        {
          extends: true,
          test: {
            ...components,
            name: 'components',
            isolate: false,
            include: ['{src,packages}/**/*.test.tsx', ...inWindow],
            exclude: firstUses,
          },
        },
        { extends: true, test: { ...components, name: 'first uses', include: firstUses } },
        { extends: true, test: { name: 'fixtures', environment: 'node', include: ['tests/fixtures/**/*.test.ts'], exclude: beforeMerge } },
        {
          extends: true,
          test: { name: 'content', environment: 'node', isolate: false, include: ['tests/content/**/*.test.ts'], exclude: beforeMerge },
        },
        {
          extends: true,
          test: {
            name: 'model',
            environment: 'node',
            include: ['tests/{model,recordings}/**/*.test.{ts,tsx}'],
            exclude: [...hunts, ...inChromium, ...withoutPage, ...beforeMerge],
          },
        },
        { extends: true, test: { name: 'charts', environment: 'node', isolate: false, include: withoutPage, exclude: beforeMerge } },
        // What a stranger does with the package, npm and Chromium included: for what goes to main.
        ...(process.env.EACH_CHANGE === undefined
          ? [{ extends: true as const, test: { name: 'package', environment: 'node' as const, include: ['tests/package/*.test.ts'] } }]
          : []),
        // Thousands of faulty charts say how good the models are: `npm run test:models` and by night.
        { extends: true, test: { name: 'hunts', environment: 'node', include: hunts } },
        // They walk what jsdom walks in every run, on a site built once more for them: by night too.
        { extends: true, test: { name: 'chromium', environment: 'node', include: inChromium } },
        {
          extends: true,
          test: { ...components, name: 'specification', include: ['tests/specification/**/*.test.{ts,tsx}'] },
        },
        {
          extends: true,
          test: { name: 'architecture', environment: 'node', isolate: false, include: ['tests/architecture/**/*.test.ts'] },
        },
      ],
    },
  }),
)
