import { numberFormatter } from '#domain/formatters'
import { cardsLook, todayLook } from 'styled-system/recipes'

const todayParts = todayLook()
const cardsParts = cardsLook()

type Share = { passed: number; total: number; share: number | null }

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 0 })
const spoken = ({ share }: Share) => (share === null ? '—' : percent(share))

/** Of the cards that had been learnt, how many were recalled when they came back. */
export function Retention({ month, ever, aim }: { month: Share; ever: Share; aim: number }) {
  return (
    <>
      {month.share !== null && (
        <p className={todayParts.due}>
          <span className={todayParts.dueCount}>{spoken(month)}</span> за 30 днів
        </p>
      )}
      <p className={cardsParts.muted}>
        {month.share === null
          ? 'Вивчені картки ще не поверталися: перше число з’явиться за кілька днів.'
          : `Пригадано ${month.passed} з ${month.total}. За весь час — ${spoken(ever)}. Розклад розраховано на ${percent(aim)}.`}
      </p>
    </>
  )
}
