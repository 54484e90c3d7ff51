import { defineSlotRecipe } from '@pandacss/dev'

/** A group’s code, names, rows and seats. */
export const groupLook = defineSlotRecipe({
  className: 'group',
  slots: ['codeCells', 'row', 'code', 'qr', 'range'],
  base: {
    codeCells: {
      display: 'inline-flex',
      gap: '4px',
      '& > span': {
        center: true,
        width: 'clamp(2.25rem, 11vw, 2.875rem)',
        aspectRatio: 'square',
        fontSize: 'huge',
        fontWeight: 'heavy',
        fontVariantNumeric: 'tabular-nums',
        backgroundColor: 'sheet',
        border: 'ink',
        borderRadius: 'cell',
      },
      '& > span:nth-child(4)': { marginInlineStart: '2' },
    },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: '2',
      columnGap: '4',
      paddingBlock: '2',
      '&:not(:last-child)': { borderBottom: 'line' },
      '& > :first-child': { flex: '1 1 10rem', minWidth: '0', overflowWrap: 'anywhere' },
    },
    code: { fontFamily: 'code', letterSpacing: 'code', whiteSpace: 'nowrap' },
    qr: {
      width: 'min(16rem, 100%)',
      padding: '3',
      backgroundColor: 'plate',
      border: 'line',
      borderRadius: 'sheet',
      '& path': { fill: 'onPlate' },
    },
    range: { width: '100%', minHeight: 'target', accentColor: 'pen', cursor: 'pointer' },
  },
})
