import { useEffect, useRef, useState, type ReactNode } from 'react'
import { kyivDay } from '#contract/day'
import { examDays } from '#contract/exam-date'
import type { PreferencesChange, StudyPreferences } from '#contract/study-preferences'
import { css } from 'styled-system/css'
import { countOf, isReady, useSubjects } from '@/entities/subject'
import { useSurveyGround } from '@/entities/survey'
import { Button } from '@/shared/ui/button'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

type QuestionProps = {
  preferences: StudyPreferences
  isLast: boolean
  isBusy: boolean
  onAnswer: (change: PreferencesChange) => void
  onSkip: () => void
}

const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('uk-UA', { day: 'numeric', month: 'long', year: 'numeric' })

/** Asks for the day of the exam; «not known yet» is an answer too. */
export function WhenQuestion({ preferences, onAnswer, ...frame }: QuestionProps) {
  const { clock } = useSurveyGround()
  const [day, setDay] = useState(preferences.examDate ?? '')
  const { main, additional } = examDays(kyivDay(new Date(clock.now())))
  return (
    <Frame {...frame} title="Коли складаєш НМТ?" onNext={() => onAnswer({ examDate: day === '' ? null : day })}>
      <Select
        label="День НМТ"
        hint="Свій день побачиш у запрошенні"
        value={day}
        onChange={setDay}
        options={[...main, ...additional].map((each) => ({ value: each, text: dayText(each) }))}
      >
        <option value="">Ще не знаю</option>
      </Select>
    </Frame>
  )
}

/** Asks for the fourth subject. */
export function ElectiveQuestion({ preferences, onAnswer, ...frame }: QuestionProps) {
  const subjects = useSubjects()
  const [elective, setElective] = useState(preferences.elective)
  return (
    <Frame {...frame} title="Який четвертий предмет?" onNext={() => onAnswer({ elective })}>
      {subjects.state === 'failed' && (
        <ProblemNotice title="Не вдалося завантажити предмети" onRetry={subjects.retry}>
          {problemText(subjects.problem)} Можна пропустити й обрати згодом.
        </ProblemNotice>
      )}
      {subjects.state === 'loading' && <Skeleton shapes={['row', 'row']} />}
      {subjects.state === 'ready' && (
        <ChoiceGroup
          legend="Предмет на вибір"
          value={elective}
          onChange={setElective}
          options={[
            ...subjects.found.subjects
              .filter((subject) => subject.kind === 'elective' && isReady(subject))
              .map(({ id, title }) => ({ value: id as string | null, label: title })),
            { value: null, label: 'Ще не знаю' },
          ]}
        />
      )}
    </Frame>
  )
}

/** Asks how much time there is in a day. */
export function TimeQuestion({ preferences, onAnswer, ...frame }: QuestionProps) {
  const [minutes, setMinutes] = useState(preferences.minutesPerDay)
  return (
    <Frame {...frame} title="Скільки часу на день?" onNext={() => onAnswer({ minutesPerDay: minutes })}>
      <ChoiceGroup
        legend="Часу на день"
        value={minutes}
        onChange={setMinutes}
        options={[15, 30, 45, 60, 90].map((each) => ({ value: each, label: countOf(each, 'minute') }))}
      />
    </Frame>
  )
}

type FrameProps = Pick<QuestionProps, 'isLast' | 'isBusy' | 'onSkip'> & { title: string; onNext: () => void; children: ReactNode }

/** A question with its two ways on. The focus goes to each new question. */
function Frame({ title, isLast, isBusy, onSkip, onNext, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css({ stack: '5', gridTemplateColumns: 'one' })}>
      <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'subheading' })}>
        {title}
      </h2>
      {children}
      <div className={css({ wrap: '3' })}>
        <Button size="large" isLoading={isBusy} onClick={onNext}>
          {isLast ? 'До першого завдання' : 'Далі'}
        </Button>
        <Button size="large" variant="secondary" disabled={isBusy} onClick={onSkip}>
          Пропустити
        </Button>
      </div>
    </div>
  )
}
