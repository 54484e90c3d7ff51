const number = new Intl.NumberFormat('uk-UA', { maximumFractionDigits: 1 })

/** «1,2 МБ». */
export const packSize = (bytes: number): string => `${number.format(Math.max(0.1, bytes / 1_000_000))} МБ`
