import type { Product } from '#contract/product'
import { dayAfter, kyivDay } from '#domain/day'

/** The price list of a deployment. `seasonEnd` is a day of Kyiv; null stands for the coming 31 July. */
export type OfferConfig = {
  seasonMinor: number
  monthMinor: number
  seatSteps: readonly { from: number; priceMinor: number }[]
  seasonEnd: string | null
}

const common = { currency: 'UAH', isRenewing: false, refundDays: 14 } as const
const mostSeats = 200

/** Lists the products on sale now; a season that is over is not sold. */
export function productsNow({ seasonMinor, monthMinor, seatSteps, seasonEnd }: OfferConfig, now: Date): Product[] {
  const lastDay = seasonEnd ?? comingSeasonEnd(kyivDay(now))
  const until = new Date(kyivMidnight(dayAfter(lastDay, 1)) - 1000)
  const year = lastDay.slice(0, 4)
  const [least = { from: 1, priceMinor: 0 }] = seatSteps
  const month: Product = {
    ...common,
    id: 'month',
    kind: 'month',
    title: 'Місяць',
    priceMinor: monthMinor,
    until: null,
    days: 30,
    seats: null,
  }
  if (until <= now) return [month]
  const season = { ...common, until: until.toISOString(), days: null }
  return [
    { ...season, id: `season-${year}`, kind: 'season', title: `До кінця сесії НМТ-${year}`, priceMinor: seasonMinor, seats: null },
    month,
    {
      ...season,
      id: `group-${year}`,
      kind: 'group',
      title: `Преміум для класу до кінця сесії НМТ-${year}`,
      priceMinor: least.priceMinor,
      seats: { least: least.from, most: mostSeats, steps: [...seatSteps] },
    },
  ]
}

function comingSeasonEnd(today: string): string {
  const thisYear = `${today.slice(0, 4)}-07-31`
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-07-31`
}

/** In summer the day of Kyiv begins three hours before that of UTC, in winter two. */
function kyivMidnight(day: string): number {
  const inSummer = new Date(`${day}T00:00:00+03:00`)
  return kyivDay(inSummer) === day ? inSummer.getTime() : Date.parse(`${day}T00:00:00+02:00`)
}
