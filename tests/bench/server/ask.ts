import { Agent, request, type OutgoingHttpHeaders } from 'node:http'

/** An answer without its body. `status` 0 says that the connection broke. */
export type Reply = { status: number; retryAfter: number }
export type Ask = (url: string, call?: { method?: string; headers?: OutgoingHttpHeaders; body?: string }) => Promise<Reply>

/**
 * Asks on at most `connections` connections, which stay open. Bodies are thrown away as they come: unpacking them would keep the server
 * waiting.
 */
export function openAsk(connections: number): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask: Ask = (url, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve) => {
      const asked = request(url, { method, agent, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after'] ?? 0) }))
      })
      asked.on('error', () => resolve({ status: 0, retryAfter: 1 }))
      asked.end(body)
    })
  return { ask, close: () => agent.destroy() }
}
