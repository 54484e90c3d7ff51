import { defineSlotRecipe } from '@pandacss/dev'

/** The look that the parts of the flashcards share: stacks, rows of actions, quiet words and links. */
export const cardsLook = defineSlotRecipe({
  className: 'cards',
  slots: ['stack', 'actions', 'chips', 'list', 'number', 'muted', 'link', 'notices', 'wrap', 'inline', 'whole'],
  base: {
    stack: { display: 'grid', gridTemplateColumns: 'one', gap: '5' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    list: { display: 'grid', gridTemplateColumns: 'one', gap: '2' },
    number: { fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' },
    muted: { fontSize: 'small', color: 'inkMuted' },
    link: { color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'near' },
    notices: { display: 'grid', justifyItems: 'start', gap: '2', '&:not(:empty)': { marginBottom: '5' } },
    wrap: { whiteSpace: 'normal' },
    inline: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' },
    whole: { maxWidth: '20rem', width: '100%' },
  },
})
