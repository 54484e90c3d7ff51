import { hashOf, hideSecrets, isSecretPart, type Hides } from '../secrets/secrets.ts'

export type { Hides }

const mail = 'masked@example.com'
/** The greatest number of secrets that the mask remembers, so as to hide them in the names of controls. */
const mostKnown = 500

/** Returns the texts or patterns that find a secret in a line or an address; a secret of at most three letters is found as a whole word only. */
function signsOf(secret: string): (string | RegExp)[] {
  if (secret.length > 3) return [secret, encodeURIComponent(secret.replaceAll(/\p{Cs}/gu, ''))]
  return [new RegExp(`(?<![\\p{L}\\d])${secret.replaceAll(/[^\p{L}\d]/gu, '.')}(?![\\p{L}\\d])`, 'gu')]
}

/**
 * Masks a recording. A secret is replaced by one of the same kind, which the application accepts when the recording is played; while the
 * page lives, the same secret always gets the same replacement.
 */
export function createMask(hides?: Hides) {
  const known = new Set<string>()
  let signs: (string | RegExp)[] | null = null

  /** Remembers what must not be read in the name of a control either; too short a word would hide everything. The oldest is forgotten first. */
  const learn = (secret: string, shortest = 4): void => {
    if (secret.length < shortest) return
    known.delete(secret)
    if (known.size >= mostKnown) known.delete(known.values().next().value!)
    known.add(secret)
    signs = null
  }
  const standIn = (secret: string, name = ''): string => {
    learn(secret, /name$/i.test(name) ? 2 : 4)
    if (/mail/i.test(name) || secret.includes('@')) return mail
    if (/phone/i.test(name) || secret[0] === '+') return '+380000000000'
    if (/name$/i.test(name)) return 'Masked'
    return `masked-${hashOf(secret)}`
  }
  const hideIn = (text: string) => hideSecrets(text, (found) => standIn(found))

  function json(value: unknown): string {
    return JSON.stringify(value, function hide(this: object, name, part: unknown) {
      const isHidden = () => hides?.(name, this) ?? isSecretPart(name, part)
      if (typeof part === 'string') return isHidden() ? part && standIn(part, name) : hideIn(part)
      if (typeof part === 'number') return isHidden() ? 0 : part
      if (Array.isArray(part) && isHidden())
        return part.map((each: unknown) => (typeof each === 'string' ? standIn(each, name) : typeof each === 'number' ? 0 : each))
      return part instanceof Error ? { name: part.name, message: hideIn(part.message) } : part
    })
  }

  return {
    learn,
    /** A value as JSON. */
    json,
    /** A text that may be JSON, kept under a name. */
    text: (text: string, name = ''): string => {
      if (!/^[[{]/.test(text)) return (JSON.parse(json({ [name]: text })) as Record<string, string>)[name]!
      try {
        return json(JSON.parse(text))
      } catch {
        return hideIn(text)
      }
    },
    /** A name or an address, where whatever is secret becomes `…`. */
    line: (text: string): string => {
      signs ??= [...known].toSorted((one, other) => other.length - one.length).flatMap(signsOf)
      return signs.reduce<string>(
        (line, sign) => line.replaceAll(sign, '…'),
        hideSecrets(text, () => '…'),
      )
    },
  }
}
export type Mask = ReturnType<typeof createMask>

/** Makes a pattern of every text that a masked one may have been: `…` stands for the hidden part. @param isWhole false where the end was cut off */
export function patternOf(shown: string, isWhole = true): RegExp {
  const parts = shown.split('…').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`)
}
