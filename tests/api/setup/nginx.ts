import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port.ts'

export type Asked = { method?: string; host?: string; headers?: Record<string, string>; body?: string | Buffer; isPlain?: boolean }
export type Answered = { status: number; headers: NodeJS.Dict<string | string[]>; text: string; ms: number }

export const site = 'skladu.example'

/** Tells whether this machine has nginx, and openssl to make it a certificate. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Runs the example of the documentation as it stands before a server: only its ports, its folder and its certificate are of the test.
 * @param slower changes of it that let a busy machine come to a limit.
 */
export async function openNginx(server: string, slower: readonly [string, string][] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'skladu-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const pair = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', '-subj', `/CN=${site}`, ...pair], { stdio: 'ignore' })
  let example = readFileSync('docs/operations/nginx.conf', 'utf8')
  const own: [string, string][] = [
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['/var/cache/nginx/skladu', join(folder, 'cache')],
    ['server 127.0.0.1:3000;', `server ${new URL(server).host};`],
    ['/etc/letsencrypt/live/skladu.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/skladu.example/privkey.pem', key],
    ...slower,
  ]
  for (const [theirs, ours] of own) {
    if (!example.includes(theirs)) throw new Error(`The example says nothing of ${theirs}`)
    example = example.replaceAll(theirs, ours)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')
  const around = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 2; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
events { worker_connections 2048; }
http { access_log off; server_names_hash_bucket_size 64; ${temporary}
${example}
}`
  writeFileSync(join(folder, 'nginx.conf'), around)
  const nginx: ChildProcess = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  nginx.stderr?.on('data', (words: Buffer) => (said += String(words)))
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })

  function ask(path: string, { method = 'GET', host = site, headers = {}, body, isPlain = false }: Asked = {}): Promise<Answered> {
    const from = performance.now()
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const common = { host: '127.0.0.1', path, method, headers: { host, 'accept-encoding': 'br', ...length, ...headers } }
    return new Promise((resolve, reject) => {
      const asked = isPlain
        ? requestHttp({ ...common, port: http })
        : request({ ...common, port: https, agent, servername: host, rejectUnauthorized: false })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
            ms: performance.now() - from,
          }),
        )
      })
      asked.end(body)
    })
  }

  const close = async () => {
    agent.destroy()
    if (nginx.exitCode === null) {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries += 1) {
    if (nginx.exitCode !== null || tries > 100) throw new Error(`nginx does not start: ${said}`)
    if (await ask('/healthz').catch(() => null)) return { ask, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
