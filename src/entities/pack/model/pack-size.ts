import { numberFormatter } from '#domain/formatters'

const number = numberFormatter({ maximumFractionDigits: 1 })

/** «1,2 МБ». */
export const packSize = (bytes: number): string => `${number(Math.max(0.1, bytes / 1_000_000))} МБ`
