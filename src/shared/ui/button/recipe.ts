import { cva, type RecipeVariantProps } from 'styled-system/css'

export const buttonRecipe = cva({
  base: {
    position: 'relative',
    inlineRow: '2',
    justifyContent: 'center',
    textStyle: 'label',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    border: 'unlit',
    borderRadius: 'cell',
    cursor: 'pointer',
    fade: 'all',
    _active: { transform: '[translateY(1px)]' },
    '&:disabled': { cursor: 'not-allowed', backgroundColor: 'sunken', borderColor: 'transparent', color: 'inkMuted' },
  },
  variants: {
    variant: {
      primary: { backgroundColor: 'pen', color: 'onPen', _hover: { backgroundColor: 'penStrong' } },
      secondary: {
        backgroundColor: 'sheet',
        borderColor: 'ink',
        color: 'ink',
        _hover: { backgroundColor: 'penWash', borderColor: 'pen', color: 'penStrong' },
      },
      /** The page’s first button; it gives way to the link into work that lies open, so that one alone is primary. */
      begin: {
        backgroundColor: 'pen',
        color: 'onPen',
        _hover: { backgroundColor: 'penStrong' },
        'html[data-begun] &': {
          backgroundColor: 'sheet',
          borderColor: 'ink',
          color: 'ink',
          _hover: { backgroundColor: 'penWash', borderColor: 'pen', color: 'penStrong' },
        },
      },
      quiet: { backgroundColor: 'transparent', color: 'pen', _hover: { backgroundColor: 'penWash', color: 'penStrong' } },
      danger: { backgroundColor: 'wrong', color: 'onWrong', _hover: { backgroundColor: 'wrongStrong' } },
    },
    size: {
      small: { minHeight: 'target', paddingInline: '3', paddingBlock: '1', textStyle: 'smallLabel' },
      medium: { minHeight: 'target', paddingInline: '5', paddingBlock: '2' },
      large: { minHeight: '13.5', paddingInline: '6', paddingBlock: '3', fontSize: 'medium' },
    },
    isWide: { true: { width: 'full' } },
    isSquare: { true: { paddingInline: '0', aspectRatio: 'square' } },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
})

export type ButtonLook = NonNullable<RecipeVariantProps<typeof buttonRecipe>>
