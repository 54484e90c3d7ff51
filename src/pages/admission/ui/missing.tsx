import type { SubjectReadiness } from '#domain/prediction'
import { css } from 'styled-system/css'
import type { Chance } from '../model/chance'

/** The points that are missing to the wanted score, in each subject by itself. */
export function Missing({ chance, readiness, goal }: { chance: Chance; readiness: readonly SubjectReadiness[]; goal: number }) {
  const nameOf = (subject: string) => readiness.find((each) => each.subject === subject)?.title ?? subject
  if (chance.low >= goal) return <p>Навіть нижній край прогнозу дає {goal}. Тримай рівень.</p>
  if (chance.middle >= goal) return <p>Середина прогнозу дає {goal}, нижній край ще ні. Потрібен запас.</p>
  return (
    <div>
      <p className={css({ marginBottom: '2' })}>До {goal} від середини прогнозу бракує. Вистачило б одного з цього:</p>
      <ul className={css({ stack: '1' })}>
        {chance.missing.map(({ subject, points }) => (
          <li key={subject} className={css({ spread: '3' })}>
            <span>{nameOf(subject)}</span>
            <span className={css({ fontVariantNumeric: 'tabular-nums', flexShrink: '0' })}>
              {points === null ? 'цього предмета замало' : `+${points}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
