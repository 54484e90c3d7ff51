import { css } from 'styled-system/css'
import { reasonOf } from '../problem-notice'

/** The Ukrainian reason below the fixed English words of a toast. */
export function Reason({ of }: { of: unknown }) {
  const reason = typeof of === 'string' ? reasonOf(of) : null
  return reason !== null && <p className={css({ marginTop: '1', color: 'inkMuted' })}>{reason}</p>
}
