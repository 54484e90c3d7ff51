import { readFile, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { build, type InlineConfig } from 'vite'
import { arucoAsModule } from '../../scripts/build/aruco-as-module.ts'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'

/**
 * `npm run bench:sheet-pace -- 12 1` (so many, from this seed): the photo of one sheet opened, shrunk and read. `воркер × 4`: Chromium
 * does not slow the worker down, so its clock is multiplied.
 */
const [count, first] = [Number(process.argv[2] ?? 12), Number(process.argv[3] ?? 1)]
const room = `${import.meta.dirname}/sheets`
const outDir = `${import.meta.dirname}/../../node_modules/.cache/sheet-pace-${process.pid}`
const built: InlineConfig = { configFile: false, logLevel: 'warn', publicDir: false, plugins: [arucoAsModule] }
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const entries = { photos: `${room}/made-photos.ts` }
  await build({
    ...built,
    build: { ssr: true, outDir, rollupOptions: { input: entries, output: { entryFileNames: '[name].mjs' } } },
    ssr: { external: ['sharp'] },
  })
  const worker = `${import.meta.dirname}/../../src/pages/group-premium/api/sheet-reader.worker.ts`
  for (const [name, entry] of Object.entries({ reader: `${room}/reader-on-page.ts`, worker }))
    await build({
      ...built,
      build: { outDir, emptyOutDir: false, lib: { entry, formats: ['iife'], name: 'reader', fileName: () => `${name}.js` } },
    })
  const { madePhotos } = (await import(pathToFileURL(`${outDir}/photos.mjs`).href)) as typeof import('./sheets/made-photos.ts')
  const [reader, workerText] = await Promise.all([readFile(`${outDir}/reader.js`, 'utf8'), readFile(`${outDir}/worker.js`, 'utf8')])

  const page = await browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const processorMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  await page.addScriptTag({ content: reader })
  const times: { slowed: number; processor: number; worker: number }[] = []
  // The first one is not counted: what is compiled then is compiled once in a pile.
  for (const [index, photo] of (await madePhotos(first, count + 1)).entries()) {
    const read = () => page.evaluate(({ jpeg, work }) => globalThis.readOnPage(jpeg, work), photo)
    const before = await processorMs()
    await read()
    const processor = 4 * ((await processorMs()) - before)
    const inWorker = await page.evaluate(({ text, jpeg, work }) => globalThis.readInWorker(text, jpeg, work), {
      text: workerText,
      ...photo,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const slowed = await read()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    if (index > 0) times.push({ slowed, processor, worker: 4 * inWorker })
  }
  const at = (part: number, pick: (time: (typeof times)[number]) => number) =>
    Math.round(times.map(pick).toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0)
  const columns = { сповільнено: 'slowed', 'процесор × 4': 'processor', 'воркер × 4': 'worker' } as const
  console.table(
    Object.fromEntries(
      Object.entries(columns).map(([name, key]) => [
        name,
        { медіана: at(0.5, (time) => time[key]), '95 %': at(0.95, (time) => time[key]), найдовше: at(1, (time) => time[key]) },
      ]),
    ),
  )
} finally {
  await browser.close()
  await rm(outDir, { recursive: true })
}
