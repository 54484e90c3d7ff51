/**
 * The sections of learning. They stand in the sheet and not in the code of the component, because every page carries that before it
 * shows.
 */
export const sectionStyles = {
  '[data-part=section-bar]': {
    display: { base: 'grid', md: 'none' },
    gridTemplateColumns: 'five',
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    // What stands above it reckons with this height: a bar of less would leave a strip of the page between them.
    minHeight: 'var(--bottom-bar)',
    zIndex: 'header',
    paddingBottom: 'safe',
    paddingLeft: 'safeLeft',
    paddingRight: 'safeRight',
    backgroundColor: 'sheet',
    borderTop: 'line',
    _print: { display: 'none' },
    '& a': {
      stack: '0.5',
      justifyItems: 'center',
      alignContent: 'center',
      minHeight: '14',
      fontSize: 'tiny',
      lineHeight: 'label',
      color: 'inkMuted',
      textDecoration: 'none',
      borderTop: 'unlitBar',
    },
    '& a:hover': { color: 'pen' },
    '& a[aria-current]': { color: 'pen', fontWeight: 'bold', borderTopColor: 'pen' },
    '& a:focus-visible': { outlineOffset: '-3px' },
  },
  '[data-part=section-row]': {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: { md: '0', lg: '2' },
    marginRight: 'auto',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: { md: '2', lg: '3' },
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      color: 'ink',
      textDecoration: 'none',
    },
    '& a:hover': { color: 'pen' },
    '& a[aria-current]': { color: 'pen', boxShadow: 'penTab' },
  },
} as const
