import { css } from 'styled-system/css'
import type { Subject } from '#contract/subject'

/** Tasks, points, time and threshold of the paper. */
export function Facts({ subject: { structure, threshold } }: { subject: Subject }) {
  const facts = [
    { name: 'Завдань', value: structure.tasks },
    { name: 'Балів', value: structure.max },
    { name: 'Хвилин', value: structure.minutes },
    { name: 'Поріг', value: threshold },
  ]
  return (
    <dl className={css({ display: 'grid', gridTemplateColumns: { base: '[repeat(2, 1fr)]', sm: '[repeat(4, 1fr)]' }, gap: '4' })}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css({ display: 'flex', flexDirection: 'column-reverse', gap: '1' })}>
          <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>{name}</dt>
          <dd className={css({ textStyle: 'figure' })}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
