import { defineSlotRecipe } from '@pandacss/dev'

/** A lesson: its steps, text, hints and pitfalls. */
export const lessonLook = defineSlotRecipe({
  className: 'lesson',
  slots: ['text', 'section', 'columns', 'body', 'steps', 'stepName', 'source', 'hints', 'outcomes', 'pitfall'],
  base: {
    text: { display: 'grid', gridTemplateColumns: 'one', alignContent: 'start', gap: '8', fontSize: 'text', lineHeight: 'lesson' },
    section: { display: 'grid', gridTemplateColumns: 'one', alignContent: 'start', gap: '4' },
    columns: {
      display: 'grid',
      gridTemplateColumns: 'one',
      gap: '6',
      marginTop: '4',
      alignItems: 'start',
    },
    body: { display: 'grid', gridTemplateColumns: 'one', gap: '6', maxWidth: 'textSheet' },
    steps: {
      '& ol': { display: 'grid', gridTemplateColumns: 'four', gap: '1' },
      '& button': {
        display: 'grid',
        justifyItems: 'center',
        gap: '1',
        width: '100%',
        paddingBlock: '2',
        paddingInline: '0',
        fontSize: 'tiny',
        lineHeight: 'label',
        color: 'ink',
        borderBottom: '3px solid transparent',
        cursor: 'pointer',
      },
      '& button:hover': { backgroundColor: 'penWash' },
      '& [aria-current]': { borderBottomColor: 'pen', fontWeight: 'bold' },
    },
    stepName: {
      display: 'grid',
      justifyItems: 'center',
    },
    source: { color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'near' },
    hints: {
      display: 'grid',
      gap: '2',
      '& > details:not([open]) ~ details': { display: 'none' },
      '& > details': { paddingLeft: '4', borderLeft: 'markerRule' },
      '& summary': { display: 'flex', alignItems: 'center', minHeight: 'target', cursor: 'pointer' },
      '& details > div': { paddingBottom: '3' },
    },
    outcomes: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlock: '4' },
    pitfall: {
      display: 'grid',
      gap: '4',
      padding: '4',
      backgroundColor: 'sheet',
      border: 'line',
      borderLeft: 'wrongBar',
      borderRadius: 'sheet',
    },
  },
})
