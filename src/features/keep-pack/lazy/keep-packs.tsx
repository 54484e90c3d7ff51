import { useEffect } from 'react'

/** Nothing that the page needs waits for what it keeps by itself. */
const restMs = 15_000

/** Keeps by itself, unseen, what comes first of these subjects, where the network is free. */
export function KeepPacks({ subjects }: { subjects: readonly string[] }) {
  const wanted = subjects.join(' ')
  useEffect(() => {
    if (wanted === '') return undefined
    const keep = async () => (await import('../model/keep-by-itself')).keepByItself(wanted.split(' '))
    const timer = setTimeout(() => void keep().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [wanted])
  return null
}
