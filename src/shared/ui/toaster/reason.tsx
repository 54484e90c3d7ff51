import { css } from 'styled-system/css'
import { reasonOf } from '../problem-notice'

/** The Ukrainian reason below the fixed English words of a toast. */
export function Reason({ of, status = null }: { of: unknown; status?: number | null | undefined }) {
  const reason = typeof of === 'string' ? reasonOf(of, status) : null
  return reason !== null && <p className={css({ marginTop: '1', color: 'inkMuted' })}>{reason}</p>
}
