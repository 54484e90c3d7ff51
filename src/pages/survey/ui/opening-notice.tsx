import { css, cx } from 'styled-system/css'
import { barLook } from './bottom-bar-look'
import { opening } from './loading-view'

/** The paper lies as this device holds it; it can be written once the server has answered, or after 4 s without an answer. */
export function OpeningNotice() {
  return (
    <p role="status" className={cx(barLook, css({ minHeight: '15', padding: '4', textAlign: 'center', color: 'inkMuted' }))}>
      {opening}
    </p>
  )
}
