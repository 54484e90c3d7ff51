import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Key } from '#domain/key'
import type { Sealed } from '#contract/pack'

const stretch = promisify(pbkdf2)
const rounds = 200_000

/** Keys as a pack holds them before the hand-in. */
export async function seal(keys: Readonly<Record<string, Key>>): Promise<Sealed> {
  const [secret, salt, iv] = [randomBytes(32), randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', await stretch(secret, salt, rounds, 32, 'sha256'), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(keys), 'utf8'), cipher.final(), cipher.getAuthTag()])
  const [base64Secret, base64Salt, base64Iv] = [secret, salt, iv].map((bytes) => bytes.toString('base64'))
  return { rounds, secret: base64Secret ?? '', salt: base64Salt ?? '', iv: base64Iv ?? '', text: text.toString('base64') }
}
