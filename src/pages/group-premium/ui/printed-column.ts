import { css } from 'styled-system/css'

/** Parts one below another. On paper they are no grid: a table that goes over to the next page would lie over what follows it. */
export const printedColumn = css({
  stack: '4',
  gridTemplateColumns: 'one',
  minWidth: '0',
  _print: { display: 'block', '& > * + *': { marginTop: '3' } },
})
