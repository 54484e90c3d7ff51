import { createMask } from '#chart-lab/recorder/mask'
import type { Recording } from '#chart-lab/recording'

// Every part that has no bound begins where a word does: whoever sends four megabytes of one word holds nothing up.
const mails = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g
const phones = /(?<![\w-])(?:\+\d|0\d{2})[\d\s()-]{6,18}\d(?![\w-])/g
/** Random words that are long enough to be somebody’s key: letters of both sizes with digits among them. */
const keys = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{40,128}(?![\w-])/g
const named = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=\bBearer )[\w.~+/-]+|(?<=(?:token|code|state|secret)=)[^&#\s"]+/gi

/** A text whose e-mails, telephone numbers and keys are replaced by stand-ins of the same kind. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(mails, 'masked@example.com').replaceAll(named, 'masked').replaceAll(keys, 'masked').replaceAll(phones, '+380000000000')

/** So many characters are looked through before others have their turn; a text that is longer, and is no JSON, is hidden whole. */
const atOnce = 100_000
/** An entry with more characters is left out: what a page keeps of one answer has a third of that. */
const mostOfEntry = 500_000
/** Nothing of ours has as many parts within parts. */
const deepest = 500

/**
 * A recording as it may be stored: whatever a page has masked is masked once more, inside answers too. What is left out for its size
 * makes it not whole.
 */
export async function maskedRecording({ entries, ...recording }: Recording): Promise<Recording> {
  const { json } = createMask()
  const breathe = breathing()
  const cleaned: unknown[] = []
  for (const entry of entries) {
    if (sizeOf(entry, mostOfEntry) > mostOfEntry) continue
    const carried =
      entry.kind === 'event' ? { ...entry, event: { ...(await carriedBy(entry.event, json, breathe)), type: entry.event.type } } : entry
    cleaned.push(await looked(carried, breathe))
  }
  const { seed, build } = recording
  const isWhole = recording.isWhole && cleaned.length === entries.length
  return { ...((await looked(recording, breathe)) as Recording), entries: cleaned as Recording['entries'], isWhole, seed, build }
}

type Breathe = (size: number) => Promise<void> | null

/** Lets others have their turn each time that so many characters have been looked through. */
function breathing(): Breathe {
  let since = 0
  return (size) => {
    since += size
    if (since < atOnce) return null
    since = 0
    return new Promise((resolve) => void setImmediate(resolve))
  }
}

/** Masks the payload of an event by the rule of the recorder, part by part: that rule makes no pauses, and a large payload would block the server. */
async function carriedBy(value: object, json: (value: unknown) => string, breathe: Breathe): Promise<object> {
  const masked = async (name: string, part: unknown): Promise<unknown> => {
    const size = sizeOf(part, atOnce)
    const pause = breathe(size)
    if (pause) await pause
    if (size <= atOnce) return (JSON.parse(json({ [name]: part })) as Record<string, unknown>)[name]
    return typeof part === 'object' && part !== null ? carriedBy(part, json, breathe) : 'masked'
  }
  return eachOf(value, masked)
}

/** Looks through a value; a text that is JSON is opened, since what is replaced in it must leave it JSON. */
async function looked(value: unknown, breathe: Breathe, depth = 0): Promise<unknown> {
  if (depth > deepest) throw new Error('nested too deep')
  if (typeof value === 'string') return lookedText(value, breathe)
  return typeof value === 'object' && value !== null ? eachOf(value, (_name, part) => looked(part, breathe, depth + 1), breathe) : value
}

/** The same list or object with each of its parts as `change` makes it; with `breathe` what is no text and has no parts stays as it is. */
async function eachOf(value: object, change: (name: string, part: unknown) => Promise<unknown>, breathe?: Breathe): Promise<object> {
  const parts: unknown[] = []
  const names = Array.isArray(value) ? null : Object.keys(value)
  for (const [index, part] of (Object.values(value) as unknown[]).entries()) {
    const isBare = breathe !== undefined && typeof part !== 'string' && (typeof part !== 'object' || part === null)
    parts.push(isBare ? part : await change(names?.[index] ?? String(index), part))
    const pause = breathe?.(1)
    if (pause) await pause
  }
  return names === null ? parts : Object.fromEntries(names.map((name, index) => [name, parts[index]]))
}

async function lookedText(text: string, breathe: Breathe): Promise<string> {
  const pause = breathe(text.length)
  if (pause) await pause
  try {
    if (/^[[{]/.test(text)) return JSON.stringify(await looked(JSON.parse(text), breathe))
  } catch {
    // no JSON, or nested deeper than anything of ours
  }
  return text.length > atOnce ? 'masked' : withoutSecrets(text)
}

/** Counts the characters of all texts in a value, and its parts; soon after `most` it stops. */
function sizeOf(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 1
  let size = 1
  for (const part of Object.values(value)) {
    size += sizeOf(part, most - size)
    if (size > most) break
  }
  return size
}
