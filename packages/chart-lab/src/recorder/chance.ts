/** Numbers from 0 to 1 and ids that a seed decides. */
export type Chance = { random: () => number; newId: () => string }

/** 128 bits of the device’s own chance: ids that come of it are as rare as any. */
export const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), hex).join('')
const hex = (word: number) => word.toString(16).padStart(8, '0')

/** The generator sfc32 by Chris Doty-Humphrey, 128 bits of state. @param seed 32 hexadecimal digits. */
export function chanceFrom(seed: string): Chance {
  let [a = 0, b = 0, c = 0, d = 0] = (seed.match(/.{8}/g) ?? []).map((word) => parseInt(word, 16) | 0)
  const next = (): number => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum || 0
    c |= 0
    return sum >>> 0
  }
  // The first words still look like the seed.
  for (let turn = 0; turn < 15; turn += 1) next()
  const newId = () => {
    const digits = [next(), next(), next(), next()].map(hex).join('')
    const kind = '89ab'[parseInt(digits[16]!, 16) & 3]
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${kind}${digits.slice(17, 20)}-${digits.slice(20)}`
  }
  return { random: () => next() / 2 ** 32, newId }
}
