import type { CSSProperties } from 'react'
import { css } from 'styled-system/css'
import { offerLook } from 'styled-system/recipes'
import type { Pupil } from '../model/weak-topics'

const look = offerLook()

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Topics that cost most, worst first. */
export const WeakTopics = ({ topics, days, subjects }: Pupil) => (
  <div className={css({ stack: '4' })}>
    <p>
      Предметів у роботі: {subjects}. До НМТ лишилося днів: {days}. Найбільше балів зараз втрачаєш тут:
    </p>
    <ul className={css({ stack: '3' })}>
      {topics.map(({ title, share }) => (
        <li key={title} className={look.topic}>
          <span>{title}</span>
          <span>{percent(share)} балів</span>
          <span style={{ '--share': percent(share).replace(' ', '') } as CSSProperties} aria-hidden />
        </li>
      ))}
    </ul>
  </div>
)
