import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'

const points = [
  'До 12 завдань, близько 10 хвилин. Спершу легкі, далі — залежно від відповідей.',
  'Не знаєш — так і скажи: «Не знаю» точніше за здогад.',
  'Наприкінці побачиш, що вже знаєш, з чого почати й що відкласти.',
]

/** The announcement before the first task. */
export const Intro = ({ isStarting, onStart }: { isStarting: boolean; onStart: () => void }) => (
  <Panel tone="marker">
    <ul className={css({ stack: '3', paddingLeft: '5', listStyleType: 'disc', marginBottom: '5' })}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <Button size="large" isLoading={isStarting} onClick={onStart}>
      Почати
    </Button>
  </Panel>
)
