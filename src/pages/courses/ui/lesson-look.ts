import { defineSlotRecipe } from '@pandacss/dev'

/** A lesson: its steps, text, hints and pitfalls. */
export const lessonLook = defineSlotRecipe({
  className: 'lesson',
  slots: ['text', 'section', 'columns', 'body', 'steps', 'stepName', 'source', 'hints', 'outcomes', 'pitfall'],
  base: {
    text: { stack: '8', gridTemplateColumns: 'one', alignContent: 'start', fontSize: 'text', lineHeight: 'lesson' },
    section: { stack: '4', gridTemplateColumns: 'one', alignContent: 'start' },
    columns: {
      stack: '6',
      gridTemplateColumns: 'one',
      marginTop: '4',
      alignItems: 'start',
    },
    body: { stack: '6', gridTemplateColumns: 'one', maxWidth: 'textSheet' },
    steps: {
      '& ol': { stack: '1', gridTemplateColumns: 'four' },
      '& button': {
        stack: '1',
        justifyItems: 'center',
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
      stack: '2',
      '& > details:not([open]) ~ details': { display: 'none' },
      '& > details': { paddingLeft: '4', borderLeft: 'markerRule' },
      '& summary': { display: 'flex', alignItems: 'center', minHeight: 'target', cursor: 'pointer' },
      '& details > div': { paddingBottom: '3' },
    },
    outcomes: { wrap: '2', marginBlock: '4' },
    pitfall: {
      stack: '4',
      padding: '4',
      layerStyle: 'sheet',
      borderLeft: 'wrongBar',
    },
  },
})
