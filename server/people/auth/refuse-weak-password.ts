import { Problem } from '../../base/problem.ts'
import common from './common-passwords.json' with { type: 'json' }

/** The 3,000 commonest passwords of eight characters or more, by @zxcvbn-ts/language-common 4.1.3 (MIT), and those of a Ukrainian keyboard. */
const commonest: ReadonlySet<string> = new Set(common)

/** The words that are guessed first on this site. */
const ofTheSite: ReadonlySet<string> = new Set(['складу', 'skladu', 'нмт', 'nmt', 'зно', 'zno'])

type Owner = { name?: string | null; email?: string | null }

/** Throws 422, in words, for a password that stands among the commonest, is one sign over and over, is words of the site with digits, or is the owner’s own name or e-mail. */
export function refuseWeakPassword(password: string, { name, email }: Owner): void {
  const said = bare(password)
  if (new Set(password.trim()).size === 1) throw new Problem(422, 'Цей пароль — один знак багато разів. Придумай інший')
  const words = password.toLowerCase().match(/\p{L}+/gu) ?? []
  const isOfTheSite = words.length > 0 && words.every((word) => ofTheSite.has(word))
  if (commonest.has(password.toLowerCase()) || isOfTheSite) throw new Problem(422, 'Цей пароль надто поширений. Придумай інший')
  const own = [name, email, email?.split('@')[0]].flatMap((word) => (word ? [bare(word)] : []))
  if (said !== '' && own.includes(said)) throw new Problem(422, 'Пароль не може бути твоїм ім’ям чи поштою. Придумай інший')
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
