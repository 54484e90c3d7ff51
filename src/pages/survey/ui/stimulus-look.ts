import { css } from 'styled-system/css'

export const panelLook = css({
  minWidth: '0',
  backgroundColor: 'sheet',
  lgDown: { borderBottom: 'line' },
  lg: {
    position: 'sticky',
    top: '22',
    alignSelf: 'start',
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '[calc(100dvh - 7rem)]',
    marginTop: '6',
    border: 'line',
    borderLeft: 'marginRule',
    borderRadius: 'sheet',
  },
})

export const toggleLook = css({
  row: '2',
  width: 'full',
  minHeight: 'target',
  paddingInline: '4',
  textStyle: 'smallLabel',
  color: 'inkMuted',
  cursor: 'pointer',
  '& [data-part=arrow]': { marginInlineStart: 'auto', lg: { display: 'none' } },
  '&[aria-expanded=true] [data-part=arrow]': { transform: '[rotate(180deg)]' },
  lg: { cursor: 'default', borderBottom: 'line' },
})

export const scrollerLook = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4',
  lineHeight: 'prose',
  lgDown: { display: 'none', maxHeight: '[38dvh]', paddingTop: '0', '&[data-open]': { display: 'block' } },
})
