import { css } from 'styled-system/css'

export const tableLook = css({
  borderCollapse: 'separate',
  borderSpacing: '0.5',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '& th': { textStyle: 'small', color: 'inkMuted', fontWeight: 'strong', paddingInline: '1' },
  '& tbody tr td': { padding: '0' },
})

export const cellLook = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: '13',
  minHeight: '16',
  color: 'ink',
  border: 'line',
  borderRadius: 'cell',
  lineHeight: 'one',
  cursor: 'pointer',
  '&[data-block=s]': { backgroundColor: 'wrongWash' },
  '&[data-block=p]': { backgroundColor: 'markerWash' },
  '&[data-block=d]': { backgroundColor: 'penWash' },
  '&[data-block=f]': { backgroundColor: 'rightWash' },
  '&[data-found]': { border: 'ink' },
  '&[aria-pressed=true]': { border: 'pen', textDecoration: 'underline' },
})
