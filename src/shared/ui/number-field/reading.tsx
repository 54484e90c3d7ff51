import { readNumber } from '#contract/scoring/number'
import { css } from 'styled-system/css'

/** Says aloud and in writing how a typed answer will be understood. */
export function Reading({ typed, hasUnit }: { typed: string; hasUnit: boolean }) {
  const reading = readNumber(typed)
  return (
    <p
      role="status"
      className={css({ textStyle: 'small', minHeight: 'oneLine', color: 'inkMuted', '&[data-unreadable]': { color: 'wrong' } })}
      data-unreadable={reading.kind === 'unreadable' || undefined}
    >
      {reading.kind === 'blank' && 'Ціле число або десятковий дріб: 12 чи −0,5'}
      {reading.kind === 'number' && (
        <>
          Буде зараховано як:{' '}
          <strong className={css({ color: 'ink', fontWeight: 'bold' })}>{reading.text.replace('.', ',').replace('-', '−')}</strong>
        </>
      )}
      {reading.kind === 'unreadable' &&
        (hasUnit && /^[^\p{L}]*\d[^\p{L}]*\p{Script=Cyrillic}/u.test(typed)
          ? 'Запиши лише число: одиниця вже стоїть поруч'
          : 'Не схоже на число. Запиши десятковим дробом, наприклад 0,5')}
    </p>
  )
}
