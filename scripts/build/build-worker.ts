import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { packFiles } from './pack-files.ts'
import { precacheList, type Manifest } from './precache.ts'

/** Changes without a build: the deployment writes it. */
const single = ['/config.json']

/** `dist/sw.js`: the worker of exactly this build, one file without imports. Runs when the pages of the build are as they will be served. */
export async function buildWorker(fingerprint: string, site = 'dist'): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8')) as Manifest
  const files = precacheList(manifest, readFileSync(`${site}/index.html`, 'utf8')).filter((file) => !single.includes(file))
  // The page of the site under an address of its own: `/` is the first page with its text.
  copyFileSync(`${site}/index.html`, `${site}/builds/shell.html`)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define: {
      buildId: JSON.stringify(fingerprint.slice(0, 12)),
      buildSingle: JSON.stringify(single),
      buildBatches: JSON.stringify(packFiles(files, site)),
      lastWord: JSON.stringify(lastWord(readFileSync(`${site}/error.css`, 'utf8'))),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      modulePreload: false,
      license: { fileName: '.vite/worker-licenses.json' },
      rolldownOptions: { input: 'src/app/worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

/** The page in words where nothing is kept and there is no network: it can ask for no file. */
function lastWord(styles: string): { html: string; policy: string } {
  const hash = createHash('sha256').update(styles).digest('base64')
  return {
    policy: `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'`,
    html: `<!doctype html><html lang="uk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Немає мережі · Складу</title><style>${styles}</style></head><body><main><h1>Немає мережі</h1><p>Цієї сторінки на пристрої немає. Вона відкриється, щойно мережа повернеться.</p><p class="actions"><a class="primary" href="">Спробувати ще</a></p></main></body></html>`,
  }
}
