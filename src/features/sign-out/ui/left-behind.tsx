import { useEffect, useEffectEvent } from 'react'
import { useSession } from '@/entities/session'
import { useDeviceLog } from '@/shared/lib/device-log'
import { takeRefused } from '../model/refused-early'
import { useLeaving } from './use-leaving'

type LeftBehindProps = {
  /** A page that asks to sign in by itself. */
  isAskedElsewhere: () => boolean
  onSignIn: () => void
}

/** Says what waits of an account whose session the server has ended, and asks what may become of it. */
export function LeftBehind({ isAskedElsewhere, onSignIn }: LeftBehindProps) {
  const session = useSession()
  const { owners } = useDeviceLog()
  const { askAbout, question } = useLeaving('refused', onSignIn)
  const ask = useEffectEvent((owner: string) => {
    if (!isAskedElsewhere()) askAbout(owner, () => undefined)
  })
  useEffect(() => {
    let owner = owners.current()
    const early = takeRefused()
    if (early !== null) ask(early)
    const facts = [
      session.on('session.ended', ({ reason }) => {
        if (reason !== 'refused') return
        takeRefused()
        ask(owner)
      }),
      session.subscribe(() => (owner = owners.current())),
    ]
    return () => facts.forEach(({ unsubscribe }) => unsubscribe())
  }, [session, owners])
  return question
}
