const whole = new Intl.NumberFormat('uk-UA', { maximumFractionDigits: 0 })
const withKopiykas = new Intl.NumberFormat('uk-UA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Kopiykas as people write them: «499 ₴», «149,50 ₴». */
export const priceText = (minor: number): string => `${(minor % 100 === 0 ? whole : withKopiykas).format(minor / 100)} ₴`
