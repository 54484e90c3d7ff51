import { numberFormatter } from '#domain/formatters'

const whole = numberFormatter({ maximumFractionDigits: 0 })
const withKopiykas = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Kopiykas as people write them: «499 ₴», «149,50 ₴». */
export const priceText = (minor: number): string => `${(minor % 100 === 0 ? whole : withKopiykas)(minor / 100)} ₴`
