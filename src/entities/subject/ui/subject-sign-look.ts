import { defineRecipe } from '@pandacss/dev'

/**
 * A cell with the sign of the subject that `data-subject` names (`app/styles/subject-styles.ts`), or with the letter of one that has no sign.
 */
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
    color: 'var(--subject)',
    _forcedColors: { '--subject': 'CanvasText' },
    _before: {
      content: 'var(--subject-letter)',
      margin: '12%',
      fontSize: '1.3em',
      fontWeight: 'strong',
      lineHeight: 'one',
      placeSelf: 'var(--subject-sign-fit)',
      backgroundColor: 'var(--subject-fill)',
      mask: 'var(--subject-sign)',
      forcedColorAdjust: 'none',
    },
  },
})
