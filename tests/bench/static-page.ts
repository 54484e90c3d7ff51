import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const kinds: Record<string, string> = { css: 'text/css', woff2: 'font/woff2', png: 'image/png', svg: 'image/svg+xml' }

/** The same text and styles without a script: what a page of words could be at best. */
const stilled = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="(?:modulepreload|preload" href="\/config\.json")[^>]*>/g, '')

/** Serves the page at `url` as a static one. @returns its address and how to stop. */
export async function staticPage(url: string): Promise<{ address: string; stop: () => void }> {
  const page = brotliCompressSync(stilled(await (await fetch(url)).text()))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', url).pathname
    const kind = kinds[path.split('.').at(-1) ?? '']
    if (kind === undefined)
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
    try {
      const body = readFileSync(join('dist', path))
      const isText = kind === 'text/css'
      response.writeHead(200, { 'content-type': kind, ...(isText && { 'content-encoding': 'br' }) })
      return response.end(isText ? brotliCompressSync(body) : body)
    } catch {
      return response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
