import { useEffect, useRef } from 'react'
import type { Group } from '#contract/group'
import { readGroup } from '@/entities/group'

const turnMs = 20_000

/**
 * Reads the group every twenty seconds while its page is visible. An answer that a change has overtaken is dropped.
 * @param changes differs when a change begins or ends
 * @param read asks the server
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
