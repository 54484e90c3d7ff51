import { cardsLook, statisticsLook } from 'styled-system/recipes'
import { Table } from '@/shared/ui/table'
import { dateText } from '../../model/day-text'
import { DayBars } from '../day-bars'

const cardsParts = cardsLook()
const statisticsParts = statisticsLook()

type ForecastProps = { days: readonly { day: string; due: number }[] }

/** Bars for thirty days, and the same in a table. New cards are not among them. */
export function Forecast({ days }: ForecastProps) {
  const most = Math.max(1, ...days.map(({ due }) => due))
  const sum = days.reduce((all, { due }) => all + due, 0)
  return (
    <>
      <DayBars isDense days={days.map(({ day, due }, index) => ({ name: day, mark: markOf(day, index), count: due }))} />
      <p className={cardsParts.muted}>
        Разом {sum}, найбільше за день {most}. Нових карток тут немає.
      </p>
      <details className={statisticsParts.details}>
        <summary>Таблицею</summary>
        <Table caption="Карток на день" head={['День', 'Карток']} hasRowHeads rows={days.map(({ day, due }) => [dateText(day), due])} />
      </details>
    </>
  )
}

/** The label of a bar: today, and one date a week; thirty dates would not fit. */
const markOf = (day: string, index: number): string =>
  index === 0 ? 'сьогодні' : index % 7 === 0 ? `${Number(day.slice(8))}.${day.slice(5, 7)}` : ''
