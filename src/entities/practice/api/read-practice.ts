import { practiceAnswerSchema, type Practice } from '#contract/practice'
import { api } from '@/shared/api'

/** What the bank of one subject holds for this visitor. */
export const readPractice = async (subject: string): Promise<Practice> =>
  (await (await api()).get(`v3/subjects/${encodeURIComponent(subject)}/practice`).json(practiceAnswerSchema)).data.practice
