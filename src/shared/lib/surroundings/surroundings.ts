import { v4 as createUuid } from 'uuid'

/** Values that a chart takes from outside: the time in ms since the epoch, a random number from 0 to 1, and a new id. */
export type Surroundings = { now: () => number; random: () => number; newId: () => string }

let around: Surroundings = { now: () => Date.now(), random: () => Math.random(), newId: () => createUuid() }

/** The surroundings of this page as they are at each call. Charts take them as an input, so that tests and recordings bring their own. */
export const surroundings: Surroundings = { now: () => around.now(), random: () => around.random(), newId: () => around.newId() }

/** From now on every chart that was given `surroundings` lives in these: a session that is recorded, or one that is played again. */
export function surroundBy(others: Partial<Surroundings>): void {
  around = { ...around, ...others }
}
