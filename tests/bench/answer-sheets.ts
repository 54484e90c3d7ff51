import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { arucoAsModule } from '../../scripts/build/aruco-as-module.ts'
import { isHeld, tallyText } from './sheets/judge.ts'

/**
 * Reads made-up photographs of answer sheets and holds the reader to its figures: `npm run bench:sheets -- 2000 1` (so many, from this seed).
 */
const [count, first] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 1)]
const outDir = `${import.meta.dirname}/../../node_modules/.cache/sheets-${process.pid}`

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [arucoAsModule],
  build: { ssr: `${import.meta.dirname}/sheets/read-many.ts`, outDir, rollupOptions: { output: { entryFileNames: 'read-many.mjs' } } },
  ssr: { noExternal: ['js-aruco2'], external: ['sharp'] },
})
const { readMany } = (await import(pathToFileURL(`${outDir}/read-many.mjs`).href)) as typeof import('./sheets/read-many.ts')
const { tally, times } = await readMany(first, count, (so) => {
  if (so.sheets % 100 === 0) console.log(tallyText(so))
})
const sorted = times.toSorted((a, b) => a - b)
const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
console.log(tallyText(tally))
console.log(`процесор на аркуш: медіана ${at(0.5)} мс, 95 % ${at(0.95)} мс`)
if (!isHeld(tally)) process.exitCode = 1
