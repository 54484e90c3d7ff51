import { css, cx } from 'styled-system/css'
import { cellPress } from '../cell'

export const backdropLook = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  backgroundColor: 'veil',
  animation: 'appear',
})

export const positionerLook = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  center: true,
  gridTemplateColumns: 'one',
  padding: '2',
  paddingLeft: 'nearLeft',
  paddingRight: 'nearRight',
  overflow: 'hidden',
})

/** Leaves what it belongs to in sight: below it on a narrow screen, beside it on a wide one. */
export const besideLook = {
  backdrop: css({ position: 'fixed', inset: '0', zIndex: 'overlay' }),
  positioner: css({ lgDown: { alignItems: 'end', padding: '0' }, lg: { justifyItems: 'end', padding: '6' } }),
  sheet: css({ border: 'line', lgDown: { maxHeight: '[55dvh]' } }),
}

export const sheetLook = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxHeight: '[95dvh]',
  backgroundColor: 'sheet',
  color: 'ink',
  borderTop: 'markerBand',
  borderRadius: 'sheet',
  boxShadow: 'lift',
  animation: 'rise',
  _forcedColors: { border: 'system' },
})

export const bodyLook = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: { base: '4', sm: '6' },
  paddingTop: '1',
  paddingBottom: '6',
})

export const closeLook = cx(
  cellPress,
  css({ flexShrink: '0', color: 'inkMuted', _hover: { color: 'penStrong', backgroundColor: 'penWash' } }),
)
