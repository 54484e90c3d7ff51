import { useEffect, useMemo, useState } from 'react'
import type { StudyClock } from '#domain/scheduling/calendar'
import { zoneHere } from '#domain/wall-time'
import { useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'

const minute = 60_000

/** The time of study by the server’s clock in the pupil’s own zone, new every minute, with the day of the exam if it was chosen. */
export function useStudyClock(): StudyClock {
  const { clock } = useSurveyGround()
  const { examDate } = usePreferences().preferences
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock.now()), minute)
    return () => clearInterval(ticking)
  }, [clock])
  return useMemo(() => ({ now, zone: zoneHere(), examDate }), [now, examDate])
}
