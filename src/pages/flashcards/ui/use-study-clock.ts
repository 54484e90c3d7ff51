import { useEffect, useMemo, useState } from 'react'
import type { StudyClock } from '#contract/scheduling/calendar'
import { useSurveyGround } from '@/entities/survey'

const minute = 60_000

/** The time of study by the server’s clock in the pupil’s own zone, new every minute. */
export function useStudyClock(): StudyClock {
  const { clock } = useSurveyGround()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock.now()), minute)
    return () => clearInterval(ticking)
  }, [clock])
  return useMemo(() => ({ now, zone: zoneHere(), examDate: null }), [now])
}

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/Kyiv'
