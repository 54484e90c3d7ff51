import { useEffect, useState } from 'react'
import type { Collection } from '@/entities/flashcard'

/** `addresses` by the ids of pictures and sounds; one that neither the device nor the server has is not among them. */
export type MediaState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; addresses: ReadonlyMap<string, string> }

/** Pictures and sounds as addresses that are good for as long as they are shown. */
export function useMedia(collection: Pick<Collection, 'findMedia'>, ids: readonly string[]): MediaState & { retry: () => void } {
  const [found, setFound] = useState<MediaState>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const wanted = ids.join(',')
  useEffect(() => {
    let isOld = false
    let addresses: ReadonlyMap<string, string> = new Map()
    if (wanted === '') return undefined
    setFound({ state: 'loading' })
    collection.findMedia(wanted.split(',')).then(
      (media) => {
        if (isOld) return
        addresses = new Map([...media].map(([id, blob]) => [id, URL.createObjectURL(blob)]))
        setFound({ state: 'ready', addresses })
      },
      () => !isOld && setFound({ state: 'failed' }),
    )
    return () => {
      isOld = true
      for (const address of addresses.values()) URL.revokeObjectURL(address)
    }
  }, [collection, wanted, tries])
  return { ...found, retry: () => setTries(tries + 1) }
}
