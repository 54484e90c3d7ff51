import { useState } from 'react'
import type { ExamDay } from '#contract/exam-date'
import type { PreferencesChange, StudyPreferences } from '#contract/study-preferences'
import { countdownText, dayText } from '../model/day-words'
import { LazySheet } from './lazy-sheet'

type CountdownProps = {
  exam: ExamDay
  today: string
  preferences: StudyPreferences
  onChange: (change: PreferencesChange) => Promise<void>
}

/** How long it is to the exam, and the way to say its day. */
export function Countdown({ exam, today, preferences, onChange }: CountdownProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="db-count">
      <span className="db-count-days">{countdownText(exam, today)}</span>
      <span>{exam.isGuess ? `Дату ще не оголосили: рахуємо до ${dayText(exam.day)}, як торік` : dayText(exam.day)}</span>
      <button type="button" className="db-link" onClick={() => setOpen(true)}>
        {exam.isGuess ? 'Обрати дату' : 'Змінити дату'}
      </button>
      <LazySheet kind="date" isOpen={isOpen} onClose={() => setOpen(false)} today={today} preferences={preferences} onChange={onChange} />
    </div>
  )
}
