import { predictionGate, type PredictionBasis } from '#domain/prediction'
import { pluralOf } from '#domain/plural'
import type { Range } from '#domain/forecast/range'

/** «148–163», «до 131», «поки нижче порога». Never one number alone. */
export function rangeText({ low, high }: Pick<Range, 'low' | 'high'>): string {
  if (high === null) return 'поки нижче порога'
  if (low === null) return `від «не складено» до ${high}`
  return low === high ? `${Math.max(100, low - 1)}–${Math.min(200, high + 1)}` : `${low}–${high}`
}

const steps = [
  [0.95, 'понад 95 %'],
  [0.8, '80–95 %'],
  [0.6, '60–80 %'],
  [0.4, '40–60 %'],
  [0.2, '20–40 %'],
] as const

/** The chance to pass in rough steps: a finer one would claim more than we know. */
export const passText = (pass: number): string => steps.find(([least]) => pass >= least)?.[1] ?? 'менше ніж 20 %'

/** Says what a prediction still wants: «Ще 24 завдання до прогнозу». */
export function wantingText({ answers }: Pick<PredictionBasis, 'answers'>): string {
  const missing = predictionGate.answers - answers
  if (missing <= 0) return 'До прогнозу бракує завдань із решти розділів'
  return `Ще ${missing} ${pluralOf(missing, ['завдання', 'завдання', 'завдань'])} до прогнозу`
}

/** Says why answers may be missing from the count: a press that leaves no time to read is no knowledge. */
export const countedText = 'Рахуються відповіді, на які був час прочитати завдання: швидкі здогади до прогнозу не йдуть.'
