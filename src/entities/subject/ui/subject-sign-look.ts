import { defineRecipe } from '@pandacss/dev'

/** A cell with the sign of the subject that `data-subject` names, here or around (`app/styles/subject-styles.ts`). */
export const subjectSignLook = defineRecipe({
  className: 'subjectSignLook',
  base: {
    display: 'inline-grid',
    flexShrink: '0',
    boxSize: '1.75em',
    verticalAlign: 'middle',
    border: '1.5px solid var(--subject)',
    borderRadius: 'cell',
    backgroundColor: 'var(--subject-wash)',
    _before: {
      content: '""',
      margin: '12%',
      backgroundColor: 'var(--subject)',
      mask: 'var(--subject-sign) var(--subject-sign-place, 0) / 100% 900% no-repeat',
      forcedColorAdjust: 'none',
      _forcedColors: { backgroundColor: 'CanvasText' },
    },
  },
})
