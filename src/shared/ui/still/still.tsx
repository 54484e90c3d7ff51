import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { css } from 'styled-system/css'

const never = () => () => undefined
/** React takes what stands inside for this, and writes nothing. */
const asSent = { __html: '' }

/**
 * Markup that never changes. React leaves what the server has drawn inside as it is, so no handler in it would be called; its links are
 * followed by `followStill`.
 */
export function Still({ children }: { children: ReactNode }) {
  const [part] = useState(createPart)
  const isSent = useSyncExternalStore(never, part.isSent, part.takeOver)
  return isSent ? (
    // oxlint-disable-next-line react/no-danger -- nothing is written: the server’s markup stays
    <div key="sent" className={place} data-still="" dangerouslySetInnerHTML={asSent} suppressHydrationWarning />
  ) : (
    <div key="drawn" className={place} data-still="">
      {children}
    </div>
  )
}

/** React asks for the server’s value only where it takes over what the server has drawn, and on the server. */
function createPart() {
  let isSent = false
  return { isSent: () => isSent, takeOver: () => (isSent = typeof document !== 'undefined') }
}

const place = css({ display: 'contents' })
