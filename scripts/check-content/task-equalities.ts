import { brokenEqualities } from './equalities.ts'
import type { TaskFile } from './sources.ts'

/** Equalities of numbers in tasks and their explanations that do not hold, or that cannot be read. Notes on mistakes show wrong ones on purpose. */
export const equalityComplaints = (files: readonly TaskFile[]): string[] =>
  files.flatMap(({ questions }) =>
    questions.flatMap(({ id, prompt, explanation, hints = [] }) =>
      [prompt, explanation, ...hints].flatMap((text) =>
        brokenEqualities(text).map((equality) => `${id}: неправильна рівність ${equality}`),
      ),
    ),
  )
