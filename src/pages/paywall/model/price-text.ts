const whole = new Intl.NumberFormat('uk-UA', { maximumFractionDigits: 0 })
const withKopiykas = new Intl.NumberFormat('uk-UA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('uk-UA', { timeZone: 'Europe/Kyiv', day: 'numeric', month: 'long', year: 'numeric' })

/** Kopiykas as people write them: «499 ₴», «149,50 ₴». */
export const priceText = (minor: number): string => `${(minor % 100 === 0 ? whole : withKopiykas).format(minor / 100)} ₴`

/** The day of Kyiv at a moment: «31 липня 2027». */
export const dayOf = (moment: string): string => day.format(new Date(moment)).replace(/\s*р\.$/, '')
