import { defineRecipe } from '@pandacss/dev'

/** A cell of the blank: how it is filled in tells the state of its task, in colours and where the system gives the colours. */
export const paletteCellLook = defineRecipe({
  className: 'paletteCell',
  base: {
    position: 'relative',
    center: true,
    minWidth: 'target',
    minHeight: 'target',
    textStyle: 'cell',
    layerStyle: 'cell',
    color: 'ink',
    cursor: 'pointer',
    _hover: { borderColor: 'pen' },
    '&[data-state=unseen]': { borderStyle: 'dashed', color: 'inkMuted', backgroundColor: 'transparent' },
    '&:disabled': { pointerEvents: 'none' },
    '&[data-wide]': { paddingInline: '1', fontSize: 'small' },
    '&:is([data-state=answered], [data-state=saved])': { backgroundColor: 'pen', borderColor: 'pen', color: 'onPen' },
    '&[data-state=draft]': {
      borderColor: 'pen',
      backgroundImage: 'linear-gradient(135deg, {colors.pen} 30%, transparent 31%)',
    },
    '&[data-state=right]': { borderColor: 'right', backgroundColor: 'right', color: 'onRight' },
    '&[data-state=half]': {
      borderColor: 'right',
      backgroundImage: 'linear-gradient(0deg, {colors.rightWash} 50%, transparent 50%)',
    },
    '&[data-state=wrong]': { borderColor: 'wrong', backgroundColor: 'wrongWash', textDecoration: 'line-through' },
    '&[data-state=partial]': {
      borderColor: 'pen',
      background: '{colors.sheet} linear-gradient({colors.pen}, {colors.pen}) bottom / 100% 22% no-repeat',
    },
    '&[data-state=unreadable]': {
      borderColor: 'wrong',
      background: '{colors.sheet} linear-gradient(90deg, {colors.wrong} 50%, transparent 50%) bottom / 25% 22% repeat-x',
    },
    '&[aria-current]': { boxShadow: '0 0 0 3px {colors.marker}, 0 0 0 4.5px {colors.ink}' },
    _forcedColors: {
      '&:is([data-state=answered], [data-state=saved], [data-state=right])': {
        backgroundColor: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
      '&[data-state=partial]': { borderBottom: '6px solid CanvasText' },
      '&[data-state=unreadable]': { borderBottom: '6px dotted CanvasText' },
      '&[data-state=draft]': { border: '4px double CanvasText' },
      '&[data-state=half]': { borderLeft: '6px solid CanvasText' },
      '&[aria-current]': { outline: '3px solid CanvasText' },
    },
  },
})
