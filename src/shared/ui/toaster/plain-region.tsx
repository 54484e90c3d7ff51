import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { takeToasts, toastLifetimeMs, type Toast } from './inbox'
import { toastLook, titleLook } from './look'
import type { ToasterProps } from './placement'
import { Reason } from './reason'

/** Stands in for the real toasts when their code cannot be loaded: without the network a message must still be seen. */
export function PlainRegion({ isAtTop = false }: ToasterProps) {
  const [last, setLast] = useState<Toast>()
  useEffect(
    () =>
      takeToasts((toast, onGone) => {
        setLast(toast)
        const end = () => {
          setLast((shown) => (shown === toast ? undefined : shown))
          onGone()
        }
        let ending = setTimeout(end, toastLifetimeMs)
        return () => {
          clearTimeout(ending)
          ending = setTimeout(end, toastLifetimeMs)
          setLast(toast)
        }
      }),
    [],
  )
  return (
    <div role="region" aria-label="Сповіщення" aria-live="polite" className={isAtTop ? atTop : inCorner}>
      {last && (
        <div className={toastLook} data-severity={last.severity} data-in-bar={isAtTop || undefined}>
          <div>
            <p className={titleLook}>{last.title}</p>
            {last.detail && <p>{last.detail}</p>}
            <Reason of={last.detail} status={last.status} />
          </div>
        </div>
      )}
    </div>
  )
}

const inCorner = css({ position: 'fixed', right: 'clearRight', bottom: 'overBar', zIndex: 'toast' })
const atTop = css({
  position: 'fixed',
  right: 'nearRight',
  top: '[calc(0.25rem + var(--top-bar))]',
  zIndex: 'toast',
})
