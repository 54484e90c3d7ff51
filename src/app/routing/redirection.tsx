import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Redirect } from '#contract/route-rules'

/** Takes the visitor where a rule leads; the address that had the rule does not stay in the history. */
export function Redirection({ to, isLeaving }: Redirect) {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (isLeaving) location.replace(to)
    else navigate(to, { replace: true })
  }, [to, isLeaving, navigate])
  return null
}
