import { cva } from 'styled-system/css'

const chosen = '&:is([aria-pressed=true], [aria-current])'

/** The look of a choice among a few short ones, and of the one that is chosen; `css()` beside it gives its ground and its width. */
export const pillLook = cva({
  base: { minHeight: 'target', textStyle: 'smallLabel', cursor: 'pointer', _hover: { borderColor: 'pen' } },
  variants: {
    chosen: {
      ink: { [chosen]: { backgroundColor: 'ink', borderColor: 'ink', color: 'sheet' } },
      pen: { [chosen]: { backgroundColor: 'penWash', borderColor: 'pen', color: 'penStrong' } },
    },
  },
})
