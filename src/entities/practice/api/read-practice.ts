import { practiceAnswerSchema, type Practice } from '#contract/practice'
import { api } from '@/shared/api'

/** Reads what this visitor can practise in one subject. */
export const readPractice = async (subject: string): Promise<Practice> =>
  (await (await api()).get(`v3/subjects/${encodeURIComponent(subject)}/practice`).json(practiceAnswerSchema)).data.practice
