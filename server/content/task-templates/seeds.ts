import type { Ask } from '../../store/tables/content.ts'

/** The greatest seed of an instance that a visitor can get; the content check draws all seeds from 1 to it. */
export const mostSeed = 200

/** The greatest seed of a template: each row that it can ask about has one at least. */
export const mostSeedOf = (asks: readonly Ask[]): number => Math.max(mostSeed, asks.length)

/** What the instance of a seed asks about; undefined for a template that is not over a table. */
export const askOf = (asks: readonly Ask[], seed: number): Ask | undefined => asks[(seed - 1) % asks.length]
