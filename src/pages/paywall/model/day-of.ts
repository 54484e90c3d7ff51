import { dateFormatter } from '#domain/formatters'

const day = dateFormatter({ timeZone: 'Europe/Kyiv', day: 'numeric', month: 'long', year: 'numeric' })

/** The day of Kyiv at a moment: «31 липня 2027». */
export const dayOf = (moment: string): string => day(new Date(moment)).replace(/\s*р\.$/, '')
