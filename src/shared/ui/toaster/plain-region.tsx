import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { takeToasts, toastLifetimeMs, type Toast } from './inbox'
import { toastLook, titleLook } from './look'
import { Reason } from './reason'

/** Stands in for the real toasts when their code cannot be loaded: without the network a message must still be seen. */
export function PlainRegion() {
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
    <div
      role="region"
      aria-label="Сповіщення"
      aria-live="polite"
      className={css({ position: 'fixed', right: '4', bottom: 'overBar', zIndex: 'toast' })}
    >
      {last && (
        <div className={toastLook} data-severity={last.severity}>
          <div>
            <p className={titleLook}>{last.title}</p>
            {last.detail && <p>{last.detail}</p>}
            <Reason of={last.detail} />
          </div>
        </div>
      )}
    </div>
  )
}
