import { defineSlotRecipe } from '@pandacss/dev'

/** A work on paper: its variants, and the sheet that answers are written on. */
export const paperLook = defineSlotRecipe({
  className: 'paperOut',
  slots: ['variant', 'sheet', 'page'],
  base: {
    /** A figure takes a quarter of a page at most: tasks with figures stand two and three on a page. */
    variant: {
      breakAfter: 'page',
      '&:last-child': { breakAfter: 'auto' },
      '& :is(svg[role=img], img)': {
        zoom: '1 !important',
        width: 'auto !important',
        maxWidth: '100% !important',
        maxHeight: '7cm !important',
      },
    },
    /** Sheets of answers are read back from photos: they take the page to its edges, at their own size. */
    sheet: { page: 'answer-sheet', breakAfter: 'page', '&:last-child': { breakAfter: 'auto' } },
    page: {
      display: 'block',
      width: '186mm',
      height: '273mm',
      margin: '12mm 12mm 0',
      fontFamily: 'body',
      fill: '#000',
      // Without pages of its own size the sheet must fit between the margins of the browser; its markers tell the reader how large it is.
      '@supports not (page: auto)': { width: '170mm', height: '249.5mm', margin: '0' },
    },
  },
})
