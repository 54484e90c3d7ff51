// Every part that has no bound begins where a word does: whoever sends four megabytes of one word holds nothing up.
const mails = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g
const phones = /(?<![\w-])(?:\+\d|0\d{2})[\d\s()-]{6,18}\d(?![\w-])/g
/** Random words that are long enough to be somebody’s key: letters of both sizes with digits among them. */
const keys = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{40,128}(?![\w-])/g
const named = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=\bBearer )[\w.~+/-]+|(?<=(?:token|code|state|secret)=)[^&#\s"]+/gi

/** A text without e-mails, telephone numbers and whatever looks like a key, in the place of which stands something of its kind. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(mails, 'masked@example.com').replaceAll(named, 'masked').replaceAll(keys, 'masked').replaceAll(phones, '+380000000000')
