import { useEffect } from 'react'
import type { Statistic } from '#domain/statistic'
import { useLoad } from '@/shared/lib/load'
import { readStatistic } from '../api/read-statistic'

/** Reads the visitor’s statistic for a page that is drawn without it, and hands it over. Draws nothing; without the network nothing comes. */
export function StatisticReader({ onRead }: { onRead: (statistic: Statistic) => void }) {
  const load = useLoad(readStatistic)
  const found = load.state === 'ready' ? load.found : null
  useEffect(() => {
    if (found) onRead(found)
  }, [found, onRead])
  return null
}
