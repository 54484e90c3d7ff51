import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inspectedSite } from '../../scripts/build/ensure-inspected'
import type { ScriptedBackEnd } from './scripted-back-end'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * The built site with the inspector in it, over a scripted back end: `use` says which. `/blank` is a page of the same origin without the app.
 * @param config what the deployment has set up.
 */
export async function twinServer(
  config: object = {},
): Promise<{ origin: string; use: (backEnd: ScriptedBackEnd) => void; close: () => void }> {
  let backEnd: ScriptedBackEnd | null = null
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://twin')
    const isApi = pathname.startsWith('/api/')
    if (pathname === '/config.json') return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
    void (isApi ? answer(request, response, pathname.slice('/api/'.length)) : serve(response, pathname))
  })

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    const call = `${request.method ?? ''} ${path}`
    const given = { call, bearer: request.headers.authorization ?? null, body: await text(request) }
    const reply = await backEnd?.handle(given, gone.signal)
    response
      .writeHead(reply?.status ?? 503, { 'content-type': 'application/json', ...reply?.headers })
      .end(JSON.stringify(reply?.body ?? {}))
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    use: (chosen) => void (backEnd = chosen),
    close: () => (server.closeAllConnections(), server.close()),
  }
}

async function serve(response: ServerResponse, path: string): Promise<void> {
  if (path === '/blank') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>blank</title>')
  const type = types[extname(path)]
  const file = await readFile(join(inspectedSite, type ? path : 'index.html')).catch(() => null)
  if (file) response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8' }).end(file)
  else response.writeHead(404).end()
}
