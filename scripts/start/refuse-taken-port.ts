import { createServer } from 'node:net'

/** Throws one clear Ukrainian line when the address cannot be served. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const probe = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error, port, host))))
  probe.listen(port, host, () => probe.close(() => resolve()))
  await promise
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Порт ${port} уже зайнятий: зупини того, хто його тримає, або вкажи інший PORT`
  if (code === 'EACCES') return `Порт ${port} потребує прав адміністратора: вкажи інший PORT`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `Хибна змінна HOST: на цій машині немає адреси ${host}`
  return message
}
