/** Ids that a test can foretell. */
export function counting(): () => string {
  let last = 0
  return () => `id ${(last += 1)}`
}
