import { css } from 'styled-system/css'

/** The runner owns the whole screen: a bar above, the task, a bar below within reach of the thumb. */
export const frameLook = css({ display: 'flex', flexDirection: 'column', flexGrow: '1', minHeight: '[100dvh]', width: 'full' })

export const bodyLook = css({
  flexGrow: '1',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  width: 'full',
  maxWidth: '[88rem]',
  marginInline: 'auto',
  lg: { gridTemplateColumns: '[minmax(0, 1fr) 18rem]', columnGap: '8', paddingInline: '8' },
  '&[data-panel=reference]': {
    lg: { gridTemplateColumns: '[minmax(0, 1fr) minmax(20rem, 26rem)]' },
    '@media (min-width: 80rem)': { gridTemplateColumns: '[minmax(0, 1fr) minmax(20rem, 26rem) 18rem]' },
  },
})

export const columnLook = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  width: 'full',
  maxWidth: '[46rem]',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8', lg: '0' },
  paddingTop: { base: '5', md: '8' },
  paddingBottom: '8',
})
