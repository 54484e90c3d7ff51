import { useEffect, useMemo, useState } from 'react'
import type { StudyClock } from '#contract/scheduling/calendar'
import { preferencesAfter } from '#contract/study-preferences'
import { useSurveyGround } from '@/entities/survey'
import { useUserFacts } from '@/entities/user-fact'

const minute = 60_000

/** The time of study by the server’s clock in the pupil’s own zone, new every minute, with the day of the exam if it was chosen. */
export function useStudyClock(): StudyClock {
  const { clock } = useSurveyGround()
  const examDate = useExamDate()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock.now()), minute)
    return () => clearInterval(ticking)
  }, [clock])
  return useMemo(() => ({ now, zone: zoneHere(), examDate }), [now, examDate])
}

function useExamDate(): string | null {
  const facts = useUserFacts()
  const [examDate, setExamDate] = useState<string | null>(null)
  useEffect(() => {
    void facts.of('preferences.set').then((said) => setExamDate(preferencesAfter(said).examDate))
  }, [facts])
  return examDate
}

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/Kyiv'
