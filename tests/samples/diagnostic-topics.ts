import type { DiagnosticTopic } from '#domain/diagnostic'

/** Four chains of eight topics, each resting on the one before, and four that stand alone. */
export const diagnosticTopics: DiagnosticTopic[] = [
  ...Array.from({ length: 32 }, (_, index) => ({ at: index % 8, chain: Math.floor(index / 8) })).map(({ at, chain }) => ({
    id: `c${chain}-${at}`,
    title: `Тема ${chain}-${at}`,
    share: 1 / 36,
    difficulty: at * 20 - 60,
    needs: at === 0 ? [] : [`c${chain}-${at - 1}`],
    tasks: 3,
  })),
  ...['w', 'x', 'y', 'z'].map((id) => ({ id, title: id, share: 1 / 36, difficulty: 0, needs: [], tasks: 3 })),
]
