import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '../../base/problem.ts'
import { Turns } from '../../base/turns.ts'

const derive = promisify(argon2)
/** OWASP minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19456, passes: 2, parallelism: 1 }
/** A few hashes at a time: each takes 19 MiB and a thread that files and DNS need too. */
const turns = new Turns(
  { atOnce: 2, waiting: 60 },
  () => new Problem(503, 'Зараз входить забагато людей. Спробуй за мить', { 'Retry-After': '5' }),
)

/** Counts the hashes that wait for their turn. */
export const hashesWaiting = (): number => turns.waiting

/** Hash of a password in PHC notation, which carries its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await turns.take(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: 32, ...cost }))
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
  const tag = await turns.take(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce: Buffer.from(nonce, 'base64'), ...parameters }),
  )
  return timingSafeEqual(tag, expected)
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
