import { Worker } from 'node:worker_threads'
import { writeCompiledContent } from './compile-content.ts'
import { clearStamp, fingerprint, isBuilt, setStamp } from './fingerprint.ts'

/** Builds site and server unless what stands in `dist` and `dist-server` was made from exactly these sources. */
export async function ensureBuilt(): Promise<void> {
  const current = fingerprint()
  if (isBuilt(current)) return writeCompiledContent()
  const mode = process.env.NODE_ENV
  // A test that builds is no reason for React’s development build; and Vite leaves `production` behind, for whatever this process starts next.
  process.env.NODE_ENV = 'production'
  await buildAll(current)
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
}

export async function buildAll(current = fingerprint()): Promise<void> {
  const from = performance.now()
  clearStamp()
  console.log('▸ Збираю сайт…')
  const [
    { buildSite },
    { nameEarly },
    { writeRoutes },
    { drawPictures },
    { writeBuild },
    { buildWorker },
    { writeLicenses },
    { precompress },
    { buildServer },
    { buildDrawPage },
    { makeEmptyStore },
  ] = await Promise.all([
    import('./build-site.ts'),
    import('./name-early.ts'),
    import('./write-routes.ts'),
    import('./pictures/draw-pictures.ts'),
    import('./write-build.ts'),
    import('./build-worker.ts'),
    import('./write-licenses.ts'),
    import('./precompress.ts'),
    import('./build-server.ts'),
    import('./build-draw-page.ts'),
    import('./make-empty-store.ts'),
  ])
  const compiling = compileBeside()
  await buildSite()
  nameEarly()
  await writeRoutes()
  await drawPictures()
  writeBuild(current)
  await buildWorker(current)
  writeLicenses()
  const compressing = precompress()
  console.log('▸ Збираю сервер…')
  await buildServer()
  await buildDrawPage()
  await makeEmptyStore()
  await compressing
  await compiling
  await writeCompiledContent()
  setStamp(current)
  console.log(`▸ Зібрано за ${Math.round((performance.now() - from) / 100) / 10} с`)
}

/** The words take as long as the code, and neither needs the other. What goes wrong here goes wrong again, and is told, where the content is laid. */
function compileBeside(): Promise<void> {
  const worker = new Worker(new URL('./compile-beside.ts', import.meta.url))
  return new Promise((resolve) => worker.on('error', () => resolve()).on('exit', () => resolve()))
}
