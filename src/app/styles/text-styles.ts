import { defineTextStyles } from '@pandacss/dev'

const heading = { fontWeight: '750', letterSpacing: '-0.02em', textWrap: 'balance' }

/** `display` is for the landing page only; `title` is the h1 of a page. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...heading,
      fontWeight: '800',
      fontSize: 'clamp(2.5rem, 1.4rem + 5vw, 4.5rem)',
      lineHeight: '1.02',
      letterSpacing: '-0.035em',
    },
  },
  title: { value: { ...heading, fontSize: 'clamp(1.75rem, 1.45rem + 1.4vw, 2.5rem)', lineHeight: '1.12' } },
  heading: { value: { ...heading, fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', lineHeight: '1.2' } },
  subheading: { value: { fontWeight: '700', fontSize: '1.125rem', lineHeight: '1.35', letterSpacing: '-0.01em' } },
  lead: { value: { fontWeight: '400', fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', lineHeight: '1.5' } },
  body: { value: { fontWeight: '400', fontSize: '1rem', lineHeight: '1.6' } },
  label: { value: { fontWeight: '650', fontSize: '1rem', lineHeight: '1.4' } },
  small: { value: { fontWeight: '400', fontSize: '0.875rem', lineHeight: '1.5' } },
  smallLabel: { value: { fontWeight: '650', fontSize: '0.875rem', lineHeight: '1.35' } },
  figure: {
    value: {
      fontWeight: '750',
      fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
      lineHeight: '1',
      letterSpacing: '-0.03em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  cell: { value: { fontWeight: '700', fontSize: '1rem', lineHeight: '1', fontVariantNumeric: 'tabular-nums' } },
})
