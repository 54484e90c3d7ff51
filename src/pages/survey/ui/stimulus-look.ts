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
  lg: { cursor: 'default', borderBottom: 'line' },
})

export const arrowLook = css({ marginInlineStart: 'auto', lg: { display: 'none' }, '&[data-open]': { transform: 'rotate(180deg)' } })

export const scrollerLook = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4',
  lineHeight: 'prose',
  lgDown: { display: 'none', paddingTop: '0', '&[data-open]': { display: 'block' } },
})

/** A text leaves room for its task; a map is seen whole. */
export const textLook = css({ lgDown: { maxHeight: '[50dvh]' } })
