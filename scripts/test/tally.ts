/** Counts the tests of a step by their outcome. `notes` name each that failed, with the reason, and each that needed a second attempt. */
export type Tally = { passed: number; failed: number; skipped: number; notes?: string[] }

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      notes: [...(a.notes ?? []), ...(b.notes ?? [])],
    }),
    nothing,
  )

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
