/** The shares of a day’s time: a new topic, a mix of what was met before, tasks as in the exam. */
export type Shares = { topic: number; mixed: number; exam: number }

/** The last three weeks are for mixing and for the exam itself. */
export const sharesAt = (daysToExam: number): Shares =>
  daysToExam <= 21 ? { topic: 0.1, mixed: 0.4, exam: 0.5 } : { topic: 0.4, mixed: 0.4, exam: 0.2 }
