import { decimalOf, readNumber } from '#domain/scoring/number'
import { css } from 'styled-system/css'

/** Says aloud and in writing how a typed answer will be understood; what is not a number yet is explained, not refused. */
export function Reading({ typed, hasUnit }: { typed: string; hasUnit: boolean }) {
  const reading = readNumber(typed)
  return (
    <p role="status" className={look} data-unreadable={reading.kind === 'unreadable' || undefined}>
      {reading.kind === 'blank' && 'Ціле число або десятковий дріб: 12 чи −0,5'}
      {reading.kind === 'number' && (
        <>
          Буде зараховано як:{' '}
          <strong className={css({ color: 'ink', fontWeight: 'bold' })}>{reading.text.replace('.', ',').replace('-', '−')}</strong>
        </>
      )}
      {reading.kind === 'unreadable' && hintFor(typed, hasUnit)}
    </p>
  )
}

function hintFor(typed: string, hasUnit: boolean): string {
  const decimal = decimalOf(typed)
  if (decimal !== null) return `На НМТ дріб записують десятковим: ${decimal.replace('.', ',').replace('-', '−')}`
  if (/^[^/]*\d\s*\/\s*\d[^/]*$/.test(typed))
    return 'Цей дріб не має скінченного десяткового запису, а відповідь на НМТ має: перевір обчислення'
  if (hasUnit && /^[^\p{L}]*\d[^\p{L}]*\p{Script=Cyrillic}/u.test(typed)) return 'Запиши лише число: одиниця вже стоїть поруч'
  return `${seenIn(typed)} Запиши цифрами, дріб — десятковим: 0,5`
}

/** Names the first sign that no number has, so that one which cannot be told from another on the screen is found. */
function seenIn(typed: string): string {
  const sign = /[^\p{Nd}\s.,+\-−–—]/u.exec(typed)?.[0]
  if (sign === undefined) return 'Це ще не число.'
  return /\p{L}/u.test(sign) ? `Це ще не число: тут літера «${sign}».` : `Це ще не число: тут знак «${sign}».`
}

const look = css({
  textStyle: 'small',
  minHeight: 'oneLine',
  color: 'inkMuted',
  '&[data-unreadable]': { color: 'ink', paddingInline: '2', paddingBlock: '1', backgroundColor: 'markerWash', borderRadius: 'cell' },
})
