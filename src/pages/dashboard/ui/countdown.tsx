import { useState } from 'react'
import { css } from 'styled-system/css'
import type { ExamDay } from '#domain/exam-date'
import type { PreferencesChange, StudyPreferences } from '#domain/study-preferences'
import { Button } from '@/shared/ui/button'
import { spelledDay } from '#domain/spelled'
import { countdownText } from '../model/day-text'
import { LazySheet } from './lazy-sheet'

type CountdownProps = {
  exam: ExamDay
  today: string
  preferences: StudyPreferences
  onChange: (change: PreferencesChange) => Promise<void>
}

/** Shows the days until the exam and opens the choice of its day. */
export function Countdown({ exam, today, preferences, onChange }: CountdownProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={line}>
      <strong className={css({ color: 'ink', width: { base: 'full', lg: 'auto' } })}>{countdownText(exam, today)}</strong>
      <span className={css({ textStyle: 'small' })}>
        {exam.isGuess ? `Дату ще не оголосили, рахуємо до ${spelledDay(exam.day)}, як торік` : spelledDay(exam.day)}
      </span>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {exam.isGuess ? 'Обрати дату' : 'Змінити дату'}
      </Button>
      <LazySheet kind="date" isOpen={isOpen} onClose={() => setOpen(false)} today={today} preferences={preferences} onChange={onChange} />
    </div>
  )
}

/** Breaks at the same places in every font: what stands below it does not move when the letters come. */
const line = css({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  whiteSpace: { lg: 'nowrap' },
  alignItems: 'baseline',
  columnGap: '3',
})
