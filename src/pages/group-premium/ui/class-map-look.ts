import { defineSlotRecipe } from '@pandacss/dev'

/** The map of a class: who knows which topic. */
export const classMapLook = defineSlotRecipe({
  className: 'classMap',
  slots: ['table', 'cell'],
  base: {
    table: {
      position: 'relative',
      width: '100%',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
      '& :is(th, td)': { padding: '2', textAlign: 'start', verticalAlign: 'middle', borderBottom: 'line' },
      '& thead th': {
        minWidth: '6.5rem',
        maxWidth: '36',
        fontSize: 'small',
        lineHeight: 'head',
        verticalAlign: 'bottom',
        color: 'inkMuted',
        borderBottom: 'edge',
      },
      '& :is(tbody, tfoot) th, & thead th:first-child': {
        position: 'sticky',
        insetInlineStart: '0',
        minWidth: 'clamp(6.5rem, 24vw, 10rem)',
        maxWidth: '14rem',
        overflowWrap: 'break-word',
        fontWeight: 'strong',
        backgroundColor: 'sheet',
      },
      '& tfoot :is(th, td)': { borderTop: 'edge', borderBottom: 'none' },
    },
    cell: {
      position: 'relative',
      inlineRow: '2',
      whiteSpace: 'nowrap',
      '& svg': { flexShrink: '0', boxSize: '5.5' },
      '& rect': { fill: 'none', stroke: 'edge', strokeWidth: 'thin' },
      '& rect[data-part="fill"]': { fill: 'pen', stroke: 'none' },
      '&[data-level="low"] rect[data-part="fill"]': { fill: 'wrong' },
      '&[data-level="high"] rect[data-part="fill"]': { fill: 'right' },
      '&[data-level="none"]': { color: 'inkMuted' },
      '&[data-level="none"] rect': { strokeDasharray: '4 3' },
      _forcedColors: { '& rect': { stroke: 'CanvasText' }, '& rect[data-part="fill"]': { fill: 'CanvasText !important' } },
    },
  },
})
