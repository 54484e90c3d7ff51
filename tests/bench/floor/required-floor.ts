import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** Serves the least program that uses every required package, built as the site is. @returns its address and how to stop. */
export async function requiredFloor(): Promise<{ address: string; stop: () => void }> {
  const script = brotliCompressSync(await bundled())
  const page = brotliCompressSync(
    '<!doctype html><html lang="uk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Підготовка</title>' +
      '<link rel="icon" href="data:,"><script type="module" src="/program.js"></script></head><body><div id="root"></div></body></html>',
  )
  const server = createServer((request, response) => {
    const isScript = request.url === '/program.js'
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(isScript ? script : page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

async function bundled(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${import.meta.dirname}/program.tsx` },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('The floor was not built')
  const [chunk] = output.output
  return chunk.code
}
