import { useState } from 'react'
import { kyivDay } from '#domain/day'
import { examDayOf } from '#domain/exam-date'
import { defaultPreferences } from '#domain/study-preferences'
import { useFirstAnswer } from '@/shared/lib/first-answers'
import { Page } from '@/shared/ui/page'
import { BoardFrame } from './board'
import { Countdown } from './countdown'

const ignore = async () => undefined

/** The part of the dashboard that is known before the visitor: the day of the exam as it is for everybody, and the places of the cards. */
export function DashboardFrame() {
  const sent = useFirstAnswer('today') as string | null
  const [today] = useState(() => sent ?? kyivDay(new Date()))
  const exam = examDayOf(defaultPreferences.examDate, today)
  return (
    <Page title="Навчання" lead={<Countdown exam={exam} today={today} preferences={defaultPreferences} onChange={ignore} />}>
      <BoardFrame />
    </Page>
  )
}
