import { numberFormatter } from '#domain/formatters'
import { css } from 'styled-system/css'
import { scoreLook } from 'styled-system/recipes'
import type { ScoreReading } from '../../model/score-form'

const look = scoreLook()

const thousandths = numberFormatter({ minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** The competitive score, or what it still wants. */
export function Sum({ reading: { score, wrong }, year }: { reading: ScoreReading; year: number | null }) {
  return (
    <div className={look.sum}>
      <output aria-label="Конкурсний бал">{score === null ? '—' : thousandths(score)}</output>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{note(score, wrong)}</p>
      {year !== null && <p className={css({ textStyle: 'small', color: 'inkMuted' })}>Формула правил вступу {year} року.</p>}
    </div>
  )
}

function note(score: number | null, wrong: readonly string[]): string {
  if (wrong.includes('weights.electiveMax')) return 'Найбільший коефіцієнт не буває меншим за твій.'
  if (wrong.length > 0) return 'Бали мають бути від 100 до 200, коефіцієнти від 0 до 1.'
  if (score === null) return 'Впиши бали й коефіцієнти з правил прийому університету.'
  return 'Навіть чотири рази по 200 можуть дати менше за 200: знаменник зважає на найбільший коефіцієнт четвертого предмета.'
}
