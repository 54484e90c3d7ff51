import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

type LeaveGuard = { isAsked: boolean; stay: () => void; leave: () => void }

/** While something is unsaved, links of the site and the closing of the tab ask first. */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [, navigate] = useLocation()
  const [target, setTarget] = useState<string | null>(null)
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const path = innerPath(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(path)
    }
    addEventListener('beforeunload', ask)
    document.addEventListener('click', hold, true)
    return () => {
      removeEventListener('beforeunload', ask)
      document.removeEventListener('click', hold, true)
    }
  }, [isUnsaved])
  return {
    isAsked: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      setTarget(null)
      if (target !== null) navigate(target)
    },
  }
}

/** The path of this site that a click is about to open in this tab; null for any other click. */
function innerPath(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return null
  return link.pathname + link.search === location.pathname + location.search ? null : link.pathname + link.search + link.hash
}
