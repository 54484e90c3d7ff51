import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { Problem } from '../http/problem.ts'
import type { Db } from '../store/open.ts'
import { signInFailures } from '../store/schema.ts'

const windowMs = 15 * 60 * 1000
const perAccount = 5
/** High: a whole school may share one address. Only failures count. */
const perAddress = 100

/** Slows down guessing: five failures of one account, a hundred of one address within 15 minutes, then 429 with `Retry-After`. */
export class SignInLimit {
  readonly #db: Db
  readonly #now: Date
  readonly #account: string
  readonly #address: string

  constructor(db: Db, now: Date, email: string, address: string) {
    this.#db = db
    this.#now = now
    this.#account = `account:${createHash('sha256').update(email).digest('base64url')}`
    this.#address = `address:${address}`
  }

  /** Counts the attempt as a failure before the password is looked at, so that parallel attempts cannot pass together. Throws 429. */
  async begin(): Promise<void> {
    const [address] = await this.#db
      .select()
      .from(signInFailures)
      .where(and(eq(signInFailures.key, this.#address), gt(signInFailures.endsAt, this.#now)))
    if (address && address.count >= perAddress) throw this.#tooMany(address.endsAt)
    const account = await this.#count(this.#account)
    if (account && account.count > perAccount) throw this.#tooMany(account.endsAt)
  }

  /** The password was wrong. */
  async fail(): Promise<void> {
    await this.#count(this.#address)
  }

  /** The password was right: the account starts anew. */
  async succeed(): Promise<void> {
    await this.#db.delete(signInFailures).where(eq(signInFailures.key, this.#account))
  }

  async #count(key: string) {
    const isOver = sql`${signInFailures.endsAt} <= ${sql.param(this.#now, signInFailures.endsAt)}`
    const endsAt = new Date(this.#now.getTime() + windowMs)
    const [row] = await this.#db
      .insert(signInFailures)
      .values({ key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: signInFailures.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${signInFailures.count} + 1 end`,
          endsAt: sql`case when ${isOver} then ${sql.param(endsAt, signInFailures.endsAt)} else ${signInFailures.endsAt} end`,
        },
      })
      .returning()
    return row
  }

  #tooMany(endsAt: Date): Problem {
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - this.#now.getTime()) / 1000))
    return new Problem(429, 'Забагато спроб. Зачекай кілька хвилин і спробуй ще раз', { 'Retry-After': String(seconds) })
  }
}
