import { css } from 'styled-system/css'

export const toastLook = css({
  stack: '3',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'markText',
  alignItems: 'start',
  width: '[min(24rem, 100vw - 2rem)]',
  padding: '4',
  textStyle: 'small',
  layerStyle: 'cell',
  color: 'ink',
  borderLeftWidth: 'band',
  boxShadow: 'lift',
  translate: '[var(--x) var(--y)]',
  opacity: '[var(--opacity, 1)]',
  height: '[var(--height)]',
  zIndex: '[var(--z-index, 1200)]',
  transition: '[translate 220ms, opacity 220ms]',
  '& > svg': { color: 'pen' },
  '&[data-severity=error]': { borderColor: 'wrong', '& > svg': { color: 'wrong' } },
  '&[data-severity=success]': { borderColor: 'right', '& > svg': { color: 'right' } },
  '&[data-severity=info]': { borderColor: 'pen' },
  // Below the bar of a page that has the screen to itself: its words run on, so that they end where those of the task begin.
  '&[data-in-bar]': {
    alignItems: 'center',
    columnGap: '2',
    fontSize: 'fine',
    paddingBlock: '1.5',
    paddingInline: '3',
    '& :is(p, [data-part=title], [data-part=description])': {
      display: 'inline',
      marginTop: '0',
      marginInlineEnd: '1',
      fontSize: 'fine',
    },
  },
})

export const titleLook = css({ textStyle: 'label', fontSize: 'near' })

export const closeLook = css({
  center: true,
  boxSize: '8',
  margin: '-1',
  borderRadius: 'cell',
  color: 'inkMuted',
  cursor: 'pointer',
  _hover: { color: 'ink', backgroundColor: 'sunken' },
})
