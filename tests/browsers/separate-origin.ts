import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address of its own for one journey: a browser that has walked others knows nothing of this one. */
export type SeparateOrigin = {
  url: string
  isUp: boolean
  change: (path: RegExp, how: (body: string) => string) => void
  /** These calls never come through. */
  cut: (path: RegExp) => void
  end: () => Promise<void>
}

/** Passes everything on to the server, until the network is said to be gone: then it breaks each connection off. */
export async function separateOrigin(target: string): Promise<SeparateOrigin> {
  const severed: RegExp[] = []
  const changes: { path: RegExp; how: (body: string) => string }[] = []
  const server = createServer((asked, answer) => {
    if (!origin.isUp || severed.some((path) => path.test(asked.url ?? ''))) return void asked.socket.destroy()
    const changed = changes.find(({ path }) => path.test(asked.url ?? ''))
    pass(target, asked, answer, changed?.how)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin: SeparateOrigin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isUp: true,
    change: (path, how) => void changes.push({ path, how }),
    cut: (path) => void severed.push(path),
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return origin
}

function pass(target: string, asked: IncomingMessage, answer: ServerResponse, how?: (body: string) => string): void {
  const headers = { ...asked.headers, ...(how && { 'accept-encoding': 'identity' }) }
  const further = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (found) => {
    if (!how) {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      return void found.pipe(answer)
    }
    let body = ''
    found.setEncoding('utf8')
    found.on('data', (part: string) => (body += part))
    found.on('end', () => {
      const { 'content-length': _length, etag: _tag, ...kept } = found.headers
      answer.writeHead(found.statusCode ?? 502, kept)
      answer.end(how(body))
    })
  })
  further.on('error', () => asked.socket.destroy())
  asked.pipe(further)
}
