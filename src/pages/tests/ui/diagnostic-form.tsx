import { css } from 'styled-system/css'
import type { FormProps } from './form'

const points = [
  'Завдання з усіх розділів, найбільше з тих, що важать більше на НМТ.',
  'Наприкінці — бали за розділами й з чого почати.',
  'Можна зупинитися: завершити раніше або повернутися згодом.',
]

/** Explains the diagnosis and its use; there is nothing to choose. */
export function DiagnosticForm({ ground: { practice } }: FormProps) {
  return (
    <>
      <ul className={css({ display: 'grid', gap: '3', paddingLeft: '5', listStyleType: 'disc' })}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {practice.tasks.length < 15 && (
        <p className={css({ color: 'inkMuted' })}>Банк завдань із цього предмета ще росте, тож висновки будуть приблизні.</p>
      )}
    </>
  )
}
