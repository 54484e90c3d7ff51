import { createServer } from 'node:http'
import { AddressTaken } from '../listen.ts'

type Source = { contentType: string; metrics: () => Promise<string> }

/** Answers `/metrics` on a port of its own, on this machine unless said otherwise: visitors never reach it. @returns the stop. */
export function serveMetrics({ contentType, metrics }: Source, { host, port }: { host: string; port: number }): Promise<() => void> {
  const server = createServer((asked, answer) => {
    if (asked.url !== '/metrics') return void answer.writeHead(404).end()
    metrics().then(
      (text) => answer.writeHead(200, { 'content-type': contentType }).end(text),
      () => answer.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(new AddressTaken(`Порт ${port} для METRICS_PORT зайнятий.`)))
    server.listen(port, host, () => resolve(() => void server.close()))
  })
}
