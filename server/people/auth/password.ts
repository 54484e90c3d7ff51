import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '../../base/problem.ts'

const derive = promisify(argon2)
/** OWASP minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19456, passes: 2, parallelism: 1 }
const atOnce = 2
const mostWaiting = 60
const waiting: (() => void)[] = []
let running = 0

/** Counts the hashes that wait for their turn. */
export const hashesWaiting = (): number => waiting.length

/** Hash of a password in PHC notation, which carries its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: 32, ...cost }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/**
 * Tells whether `password` belongs to `hash`. Without a hash it works as long and answers false,
 * so that the time does not tell whether the account exists.
 */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '')
  if (!parts) {
    await hashPassword(password)
    return false
  }
  const [, memory, passes, parallelism, nonce = '', stored = ''] = parts
  const expected = Buffer.from(stored, 'base64')
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length }
  const tag = await inTurn(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce: Buffer.from(nonce, 'base64'), ...parameters }),
  )
  return timingSafeEqual(tag, expected)
}

/** A few hashes at a time: each takes 19 MiB and a thread that files and DNS need too. Throws 503 with `Retry-After` behind a long queue. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce && waiting.length >= mostWaiting)
    throw new Problem(503, 'Зараз входить забагато людей. Спробуй за мить', { 'Retry-After': '5' })
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
