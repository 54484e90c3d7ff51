import { useEffect, useRef } from 'react'
import type { Group } from '#contract/group'
import { readGroup } from '@/entities/group'

const turnMs = 20_000

/**
 * Reads the group again every twenty seconds while its page is looked at, and when somebody comes back to it: a pupil may have joined. An answer that a
 * change of the owner has overtaken is dropped; one that does not come is asked for with the next turn, without a word.
 * @param changes another value whenever a change was begun or has ended. @param read asks the server; tests give their own.
 */
export function useGroupAgain(id: string, changes: unknown, onRead: (group: Group) => void, read = readGroup): void {
  const latest = useRef({ changes, onRead })
  useEffect(() => void (latest.current = { changes, onRead }))
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      const before = latest.current.changes
      read(id).then(
        (group) => latest.current.changes === before && latest.current.onRead(group),
        () => undefined,
      )
    }
    const turns = setInterval(ask, turnMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(turns)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [id, read])
}
