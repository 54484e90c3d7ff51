import { fromCallback } from 'xstate'
import { isLockGiven, lockName, takeLockBack, type SurveyGround } from '@/entities/survey'
import { followFar } from '../api/follow-far'

export type WriterCommand = { type: 'lock.ask' | 'lock.take' }
export type WriterReport = { type: 'lock.taken' | 'lock.lost' }

type Grant = 'held' | 'busy' | 'stolen'

/**
 * Sees to it that one tab writes a paper: a Web Lock by its id. `lock.ask` waits for it, `lock.take` takes it from whoever has it.
 * Where the browser has no Web Locks, everybody may write.
 */
export const writerLock = fromCallback<WriterCommand, { id: string }>(({ input: { id }, receive, sendBack }) => {
  const name = lockName(id)
  let leave: () => void = () => undefined
  let line: AbortController | null = null
  let isGone = false
  let isHeld = false
  const say = (type: WriterReport['type']) => !isGone && sendBack({ type } satisfies WriterReport)

  const hold = async (options: LockOptions): Promise<Grant> => {
    let grant: Grant = 'busy'
    try {
      await navigator.locks.request(name, options, async (lock) => {
        if (!lock || isGone || isLockGiven(id)) return
        grant = 'held'
        isHeld = true
        line = null
        say('lock.taken')
        await new Promise<void>((resolve) => (leave = resolve))
      })
    } catch (error) {
      if (options.signal?.aborted) return 'busy'
      if (!isHeld) return unlocked()
      grant = error instanceof DOMException && error.name === 'AbortError' ? 'stolen' : 'held'
    }
    isHeld = false
    return grant
  }
  const unlocked = (): Grant => {
    isHeld = true
    say('lock.taken')
    return 'held'
  }
  const waitInLine = async () => {
    say('lock.lost')
    const controller = new AbortController()
    line = controller
    if ((await hold({ signal: controller.signal })) === 'stolen') void waitInLine()
  }
  const ask = async (options: LockOptions) => {
    if (!('locks' in navigator)) return void unlocked()
    const grant = await hold(options)
    if (grant !== 'held' && !isGone) void waitInLine()
  }
  receive(({ type }) => {
    if (isHeld) return void say('lock.taken')
    if (type === 'lock.ask' && line) return void say('lock.lost')
    line?.abort()
    line = null
    if (type === 'lock.take') takeLockBack(id)
    void ask(type === 'lock.take' ? { steal: true } : { ifAvailable: true })
  })
  return () => {
    isGone = true
    line?.abort()
    leave()
  }
})

/** Follows what another tab writes, or another device where the lock was given to one. */
export const onlooker = fromCallback<{ type: 'none' }, { id: string; ground: SurveyGround }>(({ input: { id, ground }, sendBack }) => {
  const look = async () => {
    const stored = await ground.log.survey(id)
    if (stored && stored.clock.finishedAt !== null) return sendBack({ type: 'survey.ended' })
    sendBack({ type: 'facts.came', events: await ground.log.events(id) })
  }
  void look()
  const leaveTab = ground.log.subscribe(() => void look())
  const leaveFar = isLockGiven(id) ? followFar(id, ground, () => void look()) : undefined
  return () => {
    leaveTab()
    leaveFar?.()
  }
})
