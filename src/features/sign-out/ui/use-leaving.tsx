import { useState, type ReactNode } from 'react'
import { useDeviceLog, type Waiting } from '@/shared/lib/device-log'
import { lazyPart } from '@/shared/lib/lazy'
import { useSession } from '@/entities/session'
import type { Way } from './leaving-question'

const Question = lazyPart(async () => (await import('./leaving-question')).LeavingQuestion)
const patienceMs = 3000

type Asked = { waiting: readonly Waiting[]; owner: string; isBusy: boolean; hasFailed: boolean; go: () => void }
type Leaving = {
  /** Goes on at once where the server has everything of this visitor, or can be given it now; otherwise asks first. */
  leave: (go: () => void) => void
  /** Asks about what an owner has left behind, if anything. */
  askAbout: (owner: string, go: () => void) => void
  question: ReactNode
}

/** The question before, or after, an account is left; it is to be drawn. @param onSend in place of sending, where nobody is there to send. */
export function useLeaving(way: Way, onSend?: () => void): Leaving {
  const log = useDeviceLog()
  const [asked, setAsked] = useState<Asked | null>(null)
  const waitingOf = (owner: string) => log.waiting(owner).catch((): Waiting[] => [])
  const askAbout: Leaving['askAbout'] = (owner, go) =>
    void waitingOf(owner).then((waiting) => {
      if (waiting.length > 0) setAsked({ waiting, owner, isBusy: false, hasFailed: false, go })
      else go()
    })
  const deliver = () => Promise.race([log.deliverAll().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  const leave: Leaving['leave'] = (go) => {
    const owner = log.owners.current()
    void waitingOf(owner).then(async (waiting) => {
      if (waiting.length > 0) await deliver()
      askAbout(owner, go)
    })
  }
  const send = async ({ owner, go }: Asked) => {
    if (onSend) {
      setAsked(null)
      return onSend()
    }
    setAsked((before) => before && { ...before, isBusy: true, hasFailed: false })
    await deliver()
    const waiting = await waitingOf(owner)
    if (waiting.length > 0) return setAsked((before) => before && { ...before, waiting, isBusy: false, hasFailed: true })
    setAsked(null)
    go()
  }
  const goOn = async ({ owner, go }: Asked, isErased: boolean) => {
    setAsked(null)
    if (isErased) await log.erase(owner)
    go()
  }
  const question = asked && (
    <Question
      way={way}
      {...asked}
      onSend={() => void send(asked)}
      onKeep={() => void goOn(asked, false)}
      onErase={() => void goOn(asked, true)}
      onClose={() => setAsked(null)}
    />
  )
  return { leave, askAbout, question }
}

/** Leaves the account at once where the server has everything of it; otherwise asks first. The question is to be drawn. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const session = useSession()
  const { leave, question } = useLeaving('left')
  return { signOut: () => leave(() => session.send({ type: 'session.end' })), question }
}
