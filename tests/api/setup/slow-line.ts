import { createServer, connect, type AddressInfo } from 'node:net'

/** A line to a server that answers `delay` milliseconds late. @returns its port and the means to change it. */
export async function openSlowLine(port: number): Promise<{ port: number; slow: (ms: number) => void; close: () => void }> {
  let delay = 0
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far)
    far.on('data', (chunk) => void setTimeout(() => near.writable && near.write(chunk), delay))
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { port: (server.address() as AddressInfo).port, slow: (ms) => (delay = ms), close: () => void server.close() }
}
