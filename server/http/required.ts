import { Problem } from './problem.ts'

/** Returns an integration that this deployment may lack. Throws 501 with `message` when it does. */
export function required<T>(part: T | null | undefined, message = 'На цьому сервері це не налаштовано'): T {
  if (part === null || part === undefined) throw new Problem(501, message)
  return part
}
