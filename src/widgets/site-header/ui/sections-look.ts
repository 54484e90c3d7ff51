import { defineSlotRecipe } from '@pandacss/dev'

/** The sections of learning: a bar in reach of the thumb on a small screen, a row in the header on a wide one. */
export const sectionsLook = defineSlotRecipe({
  className: 'sections',
  slots: ['list', 'link'],
  variants: {
    look: {
      bar: {
        list: {
          display: { base: 'grid', md: 'none' },
          gridTemplateColumns: 'five',
          position: 'sticky',
          bottom: '0',
          zIndex: 'header',
          paddingBottom: 'safe',
          backgroundColor: 'sheet',
          borderTop: 'line',
          _print: { display: 'none' },
        },
        link: {
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'center',
          gap: '0.5',
          minHeight: '14',
          fontSize: 'tiny',
          lineHeight: 'label',
          color: 'inkMuted',
          textDecoration: 'none',
          borderTop: 'unlitBar',
          _hover: { color: 'pen' },
          '&[aria-current]': { color: 'pen', fontWeight: 'bold', borderTopColor: 'pen' },
          '&:focus-visible': { outlineOffset: '-bold' },
        },
      },
      row: {
        list: {
          display: { base: 'none', md: 'flex' },
          alignItems: 'center',
          gap: { md: '0', lg: '2' },
          marginRight: 'auto',
          '[data-public] &': { marginLeft: { md: '-2', lg: '-3' } },
        },
        link: {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 'target',
          paddingInline: { md: '2', lg: '3' },
          fontWeight: 'medium',
          whiteSpace: 'nowrap',
          color: 'ink',
          textDecoration: 'none',
          _hover: { color: 'pen' },
          '&[aria-current]': { color: 'pen', boxShadow: 'penTab' },
        },
      },
    },
  },
})
