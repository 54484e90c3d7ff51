import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { recipeSheets } from './scripts/build/recipe-sheets.ts'

/**
 * KaTeX gives some of its SVG a `style` attribute, which the security policy refuses and reports. The width stands on the
 * parent as well, so the attribute can go.
 */
const katexWithoutStyleAttributes: Plugin = {
  name: 'katex-without-style-attributes',
  apply: 'build',
  transform: {
    filter: { id: /katex[\\/]dist[\\/]katex\.mjs$/ },
    handler(code) {
      const without = code.replaceAll(/"style": "width:" \+ makeEm\(width\),/g, '')
      if (without === code) this.error('KaTeX no longer sets the style attribute: this plugin can be deleted')
      return { code: without, map: null }
    },
  },
}

/** What a chart says of itself is for the inspector and the drawings; pupils need not load it. */
const chartsWithoutDescriptions: Plugin = {
  name: 'charts-without-descriptions',
  apply: (_, { command }) => command === 'build' && process.env['VITE_STATECHARTS'] !== 'on',
  enforce: 'pre',
  transform: {
    filter: { id: /\.machine\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(/^\s*description: '[^'\n]*',$/gm, ''), map: null }),
  },
}

export default defineConfig({
  plugins: [react(), recipeSheets, katexWithoutStyleAttributes, chartsWithoutDescriptions],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    reportCompressedSize: false,
    // The content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The error page is also what a failed page shows, so it is there from the start.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        codeSplitting: {
          // What every page needs is one file beside React; what several pages share comes in few files, none of them tiny.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
              tags: ['$initial'],
              priority: 30,
            },
            { name: 'frame', tags: ['$initial'], priority: 20 },
            {
              name: 'app',
              test: /node_modules[\\/](xstate|@xstate)[\\/]|src[\\/](app[\\/]wiring|entities[\\/]session[\\/]model)[\\/]|auth-modal[\\/]model[\\/](auth-modal|reset|kept|return)|auth-modal[\\/]api[\\/]load-script|survey[\\/]model[\\/](outbox|server-clock|survey-context|open-log|deliver-waiting)/,
              priority: 10,
            },
            // What these rest on is not drawn into them: a page that shows one formula must not load what answers a task.
            {
              name: 'text',
              test: /src[\\/]shared[\\/]ui[\\/](rich-text|tex|table|scroller|figure|panel|chip|field|problem-notice)[\\/]/,
              minShareCount: 2,
              priority: 8,
              includeDependenciesRecursively: false,
            },
            {
              name: 'options',
              test: /src[\\/]shared[\\/]ui[\\/](option-list|mark)[\\/]/,
              minShareCount: 2,
              priority: 8,
              includeDependenciesRecursively: false,
            },
            {
              name: 'reading',
              test: /src[\\/](entities[\\/]theory[\\/](model[\\/](?!read-marks)|ui)|features[\\/](find[\\/]ui[\\/]near-matches|follow-reading[\\/]ui[\\/]follow-reading)\.tsx|shared[\\/](ui[\\/](breadcrumbs|contents|day|kept-notice)|lib[\\/]hash-target))|contract[\\/](theory-kind|page-titles)/,
              minShareCount: 2,
              priority: 12,
              includeDependenciesRecursively: false,
            },
            // What judges an answer comes before what draws the task.
            {
              name: 'paper',
              test: /src[\\/]entities[\\/]question[\\/]model(?![\\/]load-forms)|contract[\\/](scoring[\\/](number|score)|survey-state|survey-pauses)/,
              minShareCount: 2,
              priority: 5,
              includeDependenciesRecursively: false,
            },
            {
              name: 'task',
              test: /src[\\/](entities[\\/]question[\\/]ui|shared[\\/]ui[\\/]number-field)[\\/]/,
              minShareCount: 2,
              priority: 5,
              includeDependenciesRecursively: false,
            },
            // The schemas refer to each other: in one file they cannot wait for themselves. Those of an account and of reading rest on the others.
            {
              name: 'account',
              test: /contract[\\/](auth|user|mastery|subscription)\.ts/,
              minShareCount: 2,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            {
              name: 'library',
              test: /contract[\\/](theory|search|theory-test)\.ts/,
              minShareCount: 2,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            // What schedules cards brings ts-fsrs along: only pages with cards load it.
            {
              name: 'cards',
              test: /contract[\\/](scheduling[\\/]|(card-text|flashcard|own-card|review)\.ts)|node_modules[\\/]ts-fsrs[\\/]/,
              minShareCount: 2,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            {
              name: 'contract',
              test: /contract[\\/](answer|key|practice|problem|question|result|rich-text|subject|survey|survey-event|survey-mode|survey-request|text|theory-link)\.ts/,
              minShareCount: 2,
              priority: 4,
            },
            {
              name: 'desk',
              test: /src[\\/]pages[\\/]survey[\\/](model|api|ui[\\/](\w+-at-hand|frame-look|top-bar-look|use-heading-focus))/,
              minShareCount: 2,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
          ],
        },
      },
    },
  },
})
