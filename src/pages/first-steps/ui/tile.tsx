import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

type TileProps = { title: ReactNode; hint?: ReactNode; onPress: () => void; isDisabled?: boolean }

/** An answer as wide as the page; one tap says it and leads on. */
export const Tile = ({ title, hint, onPress, isDisabled }: TileProps) => (
  <button type="button" className={tileLook} disabled={isDisabled} onClick={onPress}>
    <span className={css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'label' })}>{title}</span>
    {hint && <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{hint}</span>}
  </button>
)

/** Tiles one under another. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <div className={css({ stack: '2', gridTemplateColumns: 'one' })}>{children}</div>
)

const tileLook = css({
  stack: '1',
  alignContent: 'center',
  width: 'full',
  minHeight: '15',
  paddingInline: '4',
  paddingBlock: '2',
  layerStyle: 'cell',
  textAlign: 'left',
  color: 'ink',
  cursor: 'pointer',
  _hover: { backgroundColor: 'penWash', borderColor: 'pen' },
})
