import { kyivDay } from '#domain/day'
import { daysToExam, examDayOf } from '#domain/exam-date'
import { pluralOf } from '#domain/plural'
import { spelled, spelledDay } from '#domain/spelled'
import type { StudyPreferences } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { countOf, SubjectSign, useSubjects } from '@/entities/subject'
import { useSurveyGround } from '@/entities/survey'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { goalText } from '../model/goal-text'

type GoalAndPathProps = { preferences: StudyPreferences; isStarting: boolean; onBegin: () => void }

/** What was said, as a goal; then the steps to it, the first of which is one press away. */
export function GoalAndPath({ preferences, isStarting, onBegin }: GoalAndPathProps) {
  const { clock } = useSurveyGround()
  const subjects = useSubjects()
  const exam = examDayOf(preferences.examDate, kyivDay(new Date(clock.now())))
  const own =
    subjects.state === 'ready' ? subjects.found.subjects.filter(({ id, kind }) => kind === 'required' || id === preferences.elective) : []
  return (
    <>
      <Panel tone="marker" title={goalText(preferences)}>
        <ul className={css({ wrap: '3', marginBottom: '3' })}>
          {own.map(({ id, title }) => (
            <li key={id} className={css({ inlineRow: '2' })}>
              <SubjectSign subject={id} title={title} /> {title}
            </li>
          ))}
        </ul>
        <p>
          До НМТ {dayText(daysToExam(clock.now(), preferences.examDate))}
          {exam.isGuess ? `: дату ще не оголосили, рахуємо до ${spelledDay(exam.day)}, як торік` : `, ${spelledDay(exam.day)}`}. На день —{' '}
          {countOf(preferences.minutesPerDay, 'minute')}.
        </p>
      </Panel>
      <ol className={pathLook}>
        <li>П’ять завдань: побачиш, як тут усе влаштовано.</li>
        <li>Діагностика з кожного предмета: після неї буде прогноз бала.</li>
        <li>Щодня «Сьогодні»: два-три кроки, які дають найбільше, і картки.</li>
      </ol>
      <div className={css({ wrap: '3' })}>
        <Button size="large" isLoading={isStarting} onClick={onBegin}>
          До першого завдання
        </Button>
        <ButtonLink size="large" variant="secondary" href={addresses.dashboard.to()}>
          Мій план
        </ButtonLink>
      </div>
    </>
  )
}

const dayText = (count: number): string => `${spelled(count)} ${pluralOf(count, ['день', 'дні', 'днів'])}`
const pathLook = css({ stack: '3', listStyle: 'decimal', paddingLeft: '6' })
