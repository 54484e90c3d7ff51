/** Targets as typed, by subject; `wrong` are those that are no whole number from 100 to 200. An empty field is no target. */
export function readTargets(typed: Readonly<Record<string, string>>): { targets: Record<string, number>; wrong: string[] } {
  const entries = Object.entries(typed).flatMap(([subject, text]) =>
    text.trim() === '' ? [] : [[subject, /^\d{3}$/.test(text.trim()) ? Number(text) : Number.NaN] as const],
  )
  const isSound = (score: number) => score >= 100 && score <= 200
  return {
    targets: Object.fromEntries(entries.filter(([, score]) => isSound(score))),
    wrong: entries.flatMap(([subject, score]) => (isSound(score) ? [] : [subject])),
  }
}
