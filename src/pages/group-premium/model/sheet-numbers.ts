import type { Question } from '#domain/question'

/** Tasks with their first number on paper and its name: «3», «4–8» where one task takes several numbers. */
export function numbered<T extends { question: Question }>(tasks: readonly T[]): (T & { number: number; name: string })[] {
  let next = 1
  return tasks.map((task) => {
    const [number, { numbers }] = [next, task.question]
    next += numbers
    return { ...task, number, name: numbers > 1 ? `${number}–${number + numbers - 1}` : String(number) }
  })
}

/** What a printed sheet bears: «K7MX3P», «K7MX3P-2» of a variant. */
export const sheetName = (code: string, variant: number | null): string => (variant === null ? code : `${code}-${variant}`)
