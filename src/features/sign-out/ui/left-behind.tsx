import { useEffect, useEffectEvent } from 'react'
import { onRefused, takeRefused } from '../model/refused-session'
import { useLeaving } from './use-leaving'

type LeftBehindProps = {
  /** A page that asks to sign in by itself. */
  isAskedElsewhere: () => boolean
  onSignIn: () => void
}

/** Tells which facts of an account wait after the server has ended its session, and asks whether to keep or drop them. */
export function LeftBehind({ isAskedElsewhere, onSignIn }: LeftBehindProps) {
  const { askAbout, question } = useLeaving('refused', onSignIn)
  const ask = useEffectEvent(() => {
    const owner = takeRefused()
    if (owner !== null && !isAskedElsewhere()) askAbout(owner, () => undefined)
  })
  useEffect(() => {
    ask()
    return onRefused(() => ask())
  }, [])
  return question
}
