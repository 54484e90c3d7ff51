import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { precacheList, type Manifest } from './precache.ts'

/** `dist/sw.js`: the worker of exactly this build, one file without imports. Runs when the pages of the build are as they will be served. */
export async function buildWorker(fingerprint: string, site = 'dist'): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8')) as Manifest
  const files = precacheList(manifest, readFileSync(`${site}/index.html`, 'utf8'))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { buildId: JSON.stringify(fingerprint.slice(0, 12)), buildFiles: JSON.stringify(files) },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/app/worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}
