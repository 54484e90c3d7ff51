/**
 * The one list of what is secret: the inspector hides by it what it shows, the recorder what it writes down, and whoever sends something on what leaves.
 */

/** Tells whether a part is hidden; `holder` is the object that has it. The list decides where this returns nothing. */
export type Hides = (name: string, holder: object) => boolean | undefined

/** Ends of names, in any case and with any signs between the words. */
const secretEnds =
  /(?:passw(?:or)?ds?|passwd|passcodes?|passphrases?|pwd|secrets?|tokens?|jwt|bearers?|credentials?|authorizations?|cookies?|(?:api|private|secret|access|signing)keys?|[cx]srf|otps?|cvv|cvc|emails?|mails?|(?:tele)?phones?(?:numbers?)?|mobiles?)$/
/** Whole names: words that mean something else at the end of others. */
const secretWhole =
  /^(?:pins?|pincodes?|tel|name|names|(?:full|first|last|middle|given|family|user|display|nick|sur|pupil|student|teacher|parent|child|person|customer|contact|account)names?|patronymics?|bearer.*|password.*|token|authorization.*|setcookie)$/
/** Codes let somebody in, unless they name something. */
const codes = /codes?$/
const plainCodes = /(?:error|status|http|exit|country|language|lang|currency|zip|postal|key|char|mime|source|exam|subject)codes?$/
/** A number at the end counts fields of one kind: `token2`, `newPassword1`. */
const bare = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replace(/(?<=[a-z])\d{1,3}$/, '')

const judged = new Map<string, boolean>()
const mostJudged = 5000

/** Tells whether whatever stands under this name is secret. The same few names come again and again, so that they are remembered. */
export function isSecretName(name: string): boolean {
  const known = judged.get(name)
  if (known !== undefined) return known
  const word = bare(name)
  const isSecret = word !== '' && (secretEnds.test(word) || secretWhole.test(word))
  if (judged.size >= mostJudged) judged.clear()
  judged.set(name, isSecret)
  return isSecret
}

/** Tells whether this value under this name is secret: by its name, or as a code, which is short and has digits or capitals alone. */
export function isSecretPart(name: string, value: unknown): boolean {
  if (isSecretName(name)) return true
  const word = bare(name)
  return codes.test(word) && !plainCodes.test(word) && holdsCode(value)
}

/** A code, or a list of codes such as those that let somebody in once each. */
function holdsCode(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsCode)
  return typeof value === 'number' ? value >= 1000 : typeof value === 'string' && /^(?=[^a-z]*$|.*\d)[\w -]{4,64}$/.test(value)
}

const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g
const phone = /\+\d[\d\s()-]{8,24}\d|(?<![\w-])0\d{2}[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?![\w-])/g
const bearer = /\b(bearer|basic)(\s{1,4})([\w.~+/-]+=*)/gi
const signed = /(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g
/** Keys by the beginnings that those who give them out have chosen so that they are found. */
const marked =
  /(?<![\w-])(?:[sr]k_(?:live|test)_\w{10,}|gh[a-z]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|AKIA[\dA-Z]{16})/g
/** The lines of a request that let somebody in. */
const header =
  /(?<![\w-])((?:proxy-)?authorization|(?:set-)?cookie|x-(?:[a-z]{1,20}-)?(?:key|token))(\s{0,4}:\s{0,4})(?!\s|bearer\s|basic\s)([^\r\n"']+)/gi
/** Parts of JSON that stand in a text, or in a text of JSON in a text. */
const quoted = /(")([\w.-]{1,64})"(\s{0,4}:\s{0,4})("(?:[^"\\]|\\.)+"|\d[\d.]*)/g
const quotedTwice = /(\\")([\w.-]{1,64})\\"(\s{0,4}:\s{0,4})(\\"(?:[^"\\]|\\[^"])+\\"|\d[\d.]*)/g
const long = /(?<![\w-])(?:[\w-]{40,}|[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,})(?![\w-])/g
const card = /(?<!\d)(?:\d[ -]?){15,18}\d(?!\d)/g
const pair = /(?<![\w.-])([\w.-]+)=([^&#\s;"']+)/g
/** Parameters of addresses that carry what was typed, or what lets somebody in. */
const parameters = /^(?:q|code|state)$/i
const foreign = /%[c-f]/i

/** Words that chance has made: of capitals, small letters and digits, or a long hexadecimal number. */
const isRandom = (word: string): boolean =>
  (/[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word)) || /^(?=.*\d)[\da-f]{40,}$/i.test(word)

/** The check digit of the numbers of cards, by Luhn. */
function isCard(number: string): boolean {
  const digits = Array.from(number.replaceAll(/\D/g, ''), Number).toReversed()
  const sum = digits.reduce((all, digit, index) => all + (index % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit), 0)
  return sum % 10 === 0
}

/** Replaces everything in a text that is secret by its shape: addresses, telephone numbers, tokens, cards, parameters. */
export function hideSecrets(text: string, standIn: (secret: string) => string): string {
  if (!mayHide.test(text)) return text
  const hidePart = (all: string, quote: string, name: string, colon: string, shown: string) => {
    const value = shown.startsWith(quote) ? shown.slice(quote.length, -quote.length) : Number(shown)
    return isSecretPart(name, value) ? `${quote}${name}${quote}${colon}${quote}${standIn(String(value))}${quote}` : all
  }
  return text
    .replaceAll(quoted, hidePart)
    .replaceAll(quotedTwice, hidePart)
    .replaceAll(header, (_, name: string, colon: string, value: string) => `${name}${colon}${standIn(value)}`)
    .replaceAll(pair, (all, name: string, value: string) =>
      isSecretPart(name, value) || parameters.test(name) || foreign.test(value) ? `${name}=${standIn(value)}` : all,
    )
    .replaceAll(signed, standIn)
    .replaceAll(marked, standIn)
    .replaceAll(bearer, (_, kind: string, space: string, value: string) => `${kind}${space}${standIn(value)}`)
    .replaceAll(mail, standIn)
    .replaceAll(phone, standIn)
    .replaceAll(long, (word) => (isRandom(word) ? standIn(word) : word))
    .replaceAll(card, (number) => (isCard(number) ? standIn(number) : number))
}

/** What stands in every text that has something secret; most texts have none of it. */
const mayHide = /[=@:"]|\+\d|\d[\s-]?\d[\s-]?\d|[\w.-]{16}|bearer|basic/i

const salt = crypto.getRandomValues(new Uint32Array(1))[0]!

/** Tells one secret from another as long as the page lives, and says nothing of it: eight hexadecimal digits at most. */
export function hashOf(secret: string): string {
  let hash = salt
  for (const sign of secret) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(16)
}
