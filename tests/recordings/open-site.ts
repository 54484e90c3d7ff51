import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { inspectedSite } from '../../scripts/build/ensure-inspected'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The site with the inspector in it; `calls` are those that asked the server behind it for anything but files of the site. */
export type Site = { origin: string; calls: string[]; close: () => void }

/** @param server where the API and the settings come from; without one nobody answers. */
export async function openSite(server?: string): Promise<Site> {
  const calls: string[] = []
  const site = createServer((request, response) => {
    const path = request.url ?? '/'
    const type = types[extname(path.split('?')[0]!)]
    const isCall = path.startsWith('/api/') || /\.json(\?|$)/.test(path)
    if (!isCall) return void serve(response, type ? path : 'index.html', type)
    calls.push(`${request.method} ${path}`)
    if (server === undefined) return void response.writeHead(503).end()
    void pass(request, response, server + path)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const address = site.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, calls, close: () => (site.closeAllConnections(), site.close()) }
}

async function serve(response: ServerResponse, path: string, type = 'text/html; charset=utf-8'): Promise<void> {
  const file = await readFile(join(inspectedSite, path)).catch(() => null)
  if (file) response.writeHead(200, { 'content-type': type }).end(file)
  else response.writeHead(404).end()
}

async function pass(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
  const { host, connection, 'content-length': length, ...headers } = request.headers as Record<string, string>
  const body = request.method === 'GET' ? null : await buffer(request)
  const answer = await fetch(address, { method: request.method ?? 'GET', headers, body: body && new Uint8Array(body) }).catch(() => null)
  const {
    'content-encoding': coding,
    'transfer-encoding': transfer,
    'content-length': size,
    ...rest
  } = Object.fromEntries(answer?.headers ?? [])
  response.writeHead(answer?.status ?? 503, rest)
  response.end(answer ? new Uint8Array(await answer.arrayBuffer()) : undefined)
}
