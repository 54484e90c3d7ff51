import { defineSlotRecipe } from '@pandacss/dev'

/** The look that the parts of the flashcards share: stacks, rows of actions, quiet words and links. */
export const cardsLook = defineSlotRecipe({
  className: 'cards',
  slots: ['stack', 'actions', 'chips', 'list', 'number', 'muted', 'link', 'notices', 'wrap', 'inline', 'whole'],
  base: {
    stack: { stack: '5', gridTemplateColumns: 'one' },
    actions: { wrap: '3' },
    chips: { wrap: '2' },
    list: { stack: '2', gridTemplateColumns: 'one' },
    number: { fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' },
    muted: { fontSize: 'small', color: 'inkMuted' },
    link: { color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'near' },
    notices: { stack: '2', justifyItems: 'start', '&:not(:empty)': { marginBottom: '5' } },
    wrap: { whiteSpace: 'normal' },
    inline: { wrap: '3', alignItems: 'end' },
    whole: { maxWidth: '20rem', width: '100%' },
  },
})
