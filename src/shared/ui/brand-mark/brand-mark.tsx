import { css } from 'styled-system/css'

/** «С» put together from answer cells; the marker cell is the one to be filled next. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden focusable="false" className={css({ boxSize: '6.5', flexShrink: '0' })}>
      <path d="M0 0h8v8H0Zm9 0h8v8H9Zm9 0h8v8h-8ZM0 9h8v8H0Zm0 9h8v8H0Zm9 0h8v8H9Zm9 0h8v8h-8Z" className={css({ fill: 'pen' })} />
      <path d="M9 9h8v8H9Z" className={css({ fill: 'marker' })} />
    </svg>
  )
}
