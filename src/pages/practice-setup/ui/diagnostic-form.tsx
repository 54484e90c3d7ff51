import { css } from 'styled-system/css'
import type { FormProps } from './form'

const points = [
  'До 12 завдань: спершу легкі, далі залежно від твоїх відповідей.',
  'Не знаєш — так і скажи: «Не знаю» точніше за здогад.',
  'Наприкінці: що вже знаєш, з чого почати й що відкласти.',
]

/** Explains the diagnosis and its use; there is nothing to choose. */
export function DiagnosticForm({ ground: { practice } }: FormProps) {
  return (
    <>
      <ul className={css({ stack: '3', paddingLeft: '5', listStyleType: 'disc' })}>
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
