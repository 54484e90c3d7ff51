import { useEffect, useEffectEvent } from 'react'
import { useSession } from '@/entities/session'
import { takeRefused } from '../model/refused-session'
import { useLeaving } from './use-leaving'

type LeftBehindProps = {
  /** A page that asks to sign in by itself. */
  isAskedElsewhere: () => boolean
  onSignIn: () => void
}

/** Says what waits of an account whose session the server has ended, and asks what may become of it. */
export function LeftBehind({ isAskedElsewhere, onSignIn }: LeftBehindProps) {
  const session = useSession()
  const { askAbout, question } = useLeaving('refused', onSignIn)
  const ask = useEffectEvent(() => {
    const owner = takeRefused()
    if (owner !== null && !isAskedElsewhere()) askAbout(owner, () => undefined)
  })
  useEffect(() => {
    ask()
    const ended = session.on('session.ended', () => ask())
    return () => ended.unsubscribe()
  }, [session])
  return question
}
