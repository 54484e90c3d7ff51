import { useEffect } from 'react'
import { useIsAtRest } from '@/shared/lib/lazy'

/** Keeps by itself, unseen, what comes first of these subjects, where the network is free. Nothing that the page needs waits for it. */
export function KeepPacks({ subjects }: { subjects: readonly string[] }) {
  const wanted = subjects.join(' ')
  const isAtRest = useIsAtRest(15_000)
  useEffect(() => {
    const keep = async () => (await import('../model/keep-by-itself')).keepByItself(wanted.split(' '))
    if (isAtRest && wanted !== '') keep().catch(() => undefined)
  }, [isAtRest, wanted])
  return null
}
