import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { arucoAsModule } from './scripts/build/aruco-as-module.ts'
import { writeClasses } from './scripts/build/classes/write-classes.ts'

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

/** Descriptions of charts are for the inspector and the drawings; pupils need not load them. */
const chartsWithoutDescriptions: Plugin = {
  name: 'charts-without-descriptions',
  apply: (_, { command }) => command === 'build' && process.env['VITE_STATECHARTS'] !== 'on',
  enforce: 'pre',
  transform: {
    filter: { id: /\.machine\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(/^\s*description: '[^'\n]*',$/gm, ''), map: null }),
  },
}

/**
 * Faces of letters stand in the page and nowhere else. A sheet that comes after the first paint and names them again makes the browser
 * take each face as a new one: the text is drawn in the stand-in for a moment, and lines break anew.
 */
const facesInThePage: Plugin = {
  name: 'faces-in-the-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const faces: string[] = []
      for (const file of Object.values(bundle ?? {})) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = String(file.source).replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
          faces.push(face)
          return ''
        })
      }
      return [{ tag: 'style', children: faces.join(''), injectTo: 'head' }]
    },
  },
}

/** Most of what stands in these files runs before the page lives: V8 compiles it while they load, beside the page and not in its way. */
const compiledWhileItLoads: Plugin = {
  name: 'compiled-while-it-loads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || file.name === 'react' || page.test(file.facadeModuleId ?? '')))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

/** Code that comes with a dialog, with cards or with a class: whoever opens none of them does not load it. */
const later =
  /[\\/](auth-modal|change-password|leave-guard|sign-out|report-fault|report-task|offline-chip|dialog|consent-dialog|menu|password-field|toast-region|worksheet|print-sheet|printed-task|printed-columns|answer-text|redraw-picture)\b|[\\/](scheduling|flashcard|group|hand-over|remind|save-task|admission)[\\/]|(contract|domain)[\\/](review|own-card|card-text|group|group-work|payment|product|worksheet|admission|flashcard|cloze|group-code|answer-sheet|paper-result|course|course-summary|card-media|medium-type|imported-card|deck-file|shared-deck|own-write|checked-card)\./
const ofSeveralPages =
  /[\\/](contract|domain|styled-system|src[\\/](shared|entities|widgets|features|pages[\\/]theory-article[\\/]ui[\\/]movable))[\\/]/
/** Code of forecasts and plans: it comes with the page of today and with what is made of them. */
const ofPlans =
  /(contract|domain)[\\/](plan|forecast|prediction|exam-date|competitive-score)\b|entities[\\/]readiness[\\/]|entities[\\/]statistic[\\/](model[\\/]week|ui[\\/]week-cells)|pages[\\/]dashboard[\\/](model[\\/](day-text|task-start)|ui[\\/]way-button)\./
/** Fields of forms: who only reads fills in none. */
const ofForms = /shared[\\/]ui[\\/](choice-group|consent-field|text-field|select)[\\/]/
/** Code of papers and letters: who only reads does not load it. */
const ofStudy =
  /(contract|domain)[\\/](practice|result|survey-pauses|survey-request|handover|partnership|subscription|reminder|fault-report)\b|entities[\\/](payment|practice|letter|fault-report)[\\/]|entities[\\/]survey[\\/](model[\\/](begun-work|begun-survey|result-shelf)|api[\\/](create-survey|create-assigned|result-calls|bring-begun))|features[\\/](start-survey|keep-progress|read-aloud)[\\/]|shared[\\/]ui[\\/]celebration[\\/]|shared[\\/]lib[\\/](once-call|answer-signal)[\\/]|domain[\\/]survey-state\./
/** What waits on a device is known to each page that writes; the cards themselves are not. */
const ofCardStreams = /entities[\\/]flashcard[\\/]streams[\\/]|domain[\\/]scheduling[\\/]study-day\./
const ofCards =
  /(contract|domain)[\\/](scheduling[\\/]|review|own-card|card-text|flashcard|cloze)|entities[\\/]flashcard[\\/]|pages[\\/]flashcards[\\/]model[\\/]flashcard-location/
/** Code of pictures, files and links of decks: it comes when one is opened. */
const ofDeckFiles = /entities[\\/]flashcard[\\/](api[\\/](file|media|share)-calls|model[\\/](send|stored)-media)/
const page = /src[\\/]pages[\\/]([\w-]+)[\\/]index\.ts$/

export default defineConfig({
  plugins: [
    react(),
    arucoAsModule,
    writeClasses(),
    katexWithoutStyleAttributes,
    chartsWithoutDescriptions,
    facesInThePage,
    compiledWhileItLoads,
  ],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es', plugins: () => [arucoAsModule] },
  optimizeDeps: { exclude: ['js-aruco2'] },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    license: { fileName: '.vite/licenses.json' },
    reportCompressedSize: false,
    // The content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    // One sheet: the server takes out of it what a page is painted with, the whole comes after.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The error page is also what a failed page shows, so it is there from the start.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${page.exec(facadeModuleId ?? '')?.[1]?.concat('-page') ?? name}-[hash].js`,
        codeSplitting: {
          // A group takes along all that its modules import, unless an earlier one has it: so no file imports back.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@xstate|use-[\w-]+)[\\/]/, priority: 9 },
            { name: 'frame', test: /index\.html$/, priority: 8 },
            {
              name: 'shared',
              test: (id) => ofSeveralPages.test(id) && ![later, ofStudy, ofPlans, ofForms].some((others) => others.test(id)),
              minShareCount: 2,
              priority: 7,
            },
            {
              name: 'study',
              test: (id) => ofCardStreams.test(id) || (ofStudy.test(id) && !later.test(id)),
              minShareCount: 2,
              priority: 6,
            },
            { name: 'plans', test: ofPlans, minShareCount: 2, priority: 5 },
            { name: 'forms', test: ofForms, minShareCount: 2, priority: 4 },
            {
              name: 'dialogs',
              test: /[\\/](@ark-ui|@zag-js|@floating-ui|src[\\/]shared[\\/]ui[\\/](dialog|consent-dialog|menu|password-field))[\\/]/,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'cards',
              test: (id) => ofCards.test(id) && !ofDeckFiles.test(id),
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'classes',
              // Of reminders only what each visit of the dashboard needs: choosing them comes when it is asked for.
              test: /(contract|domain)[\\/](group|payment|product)|entities[\\/]group[\\/]|features[\\/](hand-over|save-task)[\\/]|features[\\/]remind[\\/](index|ui[\\/](keep-reminded|lazy-)|model[\\/](device-note|push-device))/,
              minShareCount: 2,
              priority: 1,
            },
            // What the page of a paper and its later parts have in common is one file.
            { name: 'paper', test: /pages[\\/]survey[\\/]/, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
})
