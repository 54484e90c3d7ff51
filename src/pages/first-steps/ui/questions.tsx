import { useState, type FC } from 'react'
import { kyivDay } from '#domain/day'
import { examDays } from '#domain/exam-date'
import { spelledDay } from '#domain/spelled'
import type { PreferencesChange, StudyPreferences } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { countOf, isReady, SubjectSign, useSubjects } from '@/entities/subject'
import { useSurveyGround } from '@/entities/survey'
import { lazyPart } from '@/shared/lib/lazy'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import { electiveChange, scoreChange } from '../model/answers'
import { Tile, Tiles } from './tile'

const SpecialityQuestion = lazyPart(async () => (await import('./speciality-question')).SpecialityQuestion, <Skeleton shapes={['row']} />)

export type QuestionProps = {
  preferences: StudyPreferences
  /** What was said; null where the pupil does not know yet. Either leads on. */
  onAnswer: (change: PreferencesChange | null) => void
}
export type Question = { title: string; Answers: FC<QuestionProps> }

const scores = [190, 180, 170, 160, 150, 140]

/** Asks what it is all for: a speciality, a score, or nothing known yet. */
function GoalAnswers({ preferences, onAnswer }: QuestionProps) {
  const [kind, setKind] = useState<'speciality' | 'score' | null>(null)
  if (kind === 'speciality')
    return (
      <>
        <SpecialityQuestion
          onChoose={(chosen) =>
            onAnswer({ specialities: [chosen, ...preferences.specialities.filter(({ known }) => known !== chosen.known)].slice(0, 5) })
          }
        />
        <Tile title="Оберу згодом" onPress={() => onAnswer(null)} />
      </>
    )
  if (kind === 'score') return <ScoreAnswers preferences={preferences} onAnswer={onAnswer} />
  return (
    <Tiles>
      <Tile title="Вступити на спеціальність" hint="Порахуємо твій конкурсний бал" onPress={() => setKind('speciality')} />
      <Tile title="Набрати бал" hint="Від 140 до 190 з кожного предмета" onPress={() => setKind('score')} />
      <Tile title="Ще не знаю" hint="Почнемо з того, що дає найбільше балів" onPress={() => onAnswer(null)} />
    </Tiles>
  )
}

/** Asks for the score that is wanted in every subject. */
function ScoreAnswers({ preferences, onAnswer }: QuestionProps) {
  const subjects = useSubjects()
  if (subjects.state === 'loading') return <Skeleton shapes={['row', 'row', 'row']} />
  if (subjects.state !== 'ready') return <NoSubjects subjects={subjects} onAnswer={onAnswer} later="Бал можна вказати й згодом." />
  const required = subjects.found.subjects.filter(({ kind }) => kind === 'required').map(({ id }) => id)
  return (
    <Tiles>
      {scores.map((score) => (
        <Tile
          key={score}
          title={`${score} і більше`}
          hint={scoreHints[score]}
          onPress={() => onAnswer(scoreChange(preferences, score, required))}
        />
      ))}
      <Tile title="Ще не знаю" onPress={() => onAnswer(null)} />
    </Tiles>
  )
}

type NoSubjectsProps = { subjects: ReturnType<typeof useSubjects>; later: string } & Pick<QuestionProps, 'onAnswer'>

const NoSubjects = ({ subjects, onAnswer, later }: NoSubjectsProps) => (
  <>
    {subjects.state === 'failed' && (
      <ProblemNotice title="Не вдалося завантажити предмети" onRetry={subjects.retry}>
        {problemText(subjects.problem)} {later}
      </ProblemNotice>
    )}
    <Tile title="Оберу згодом" onPress={() => onAnswer(null)} />
  </>
)

const scoreHints: Partial<Record<number, string>> = { 190: 'Майже без помилок', 160: 'Упевнено в більшості тем', 140: 'Твердо понад поріг' }

/** Asks for the fourth subject. */
function ElectiveAnswers({ preferences, onAnswer }: QuestionProps) {
  const subjects = useSubjects()
  if (subjects.state === 'loading') return <Skeleton shapes={['row', 'row', 'row']} />
  if (subjects.state !== 'ready') return <NoSubjects subjects={subjects} onAnswer={onAnswer} later="Предмет можна обрати й згодом." />
  const ready = subjects.found.subjects.filter(isReady)
  const required = ready.filter(({ kind }) => kind === 'required')
  return (
    <>
      {required.length > 0 && (
        <p className={css({ color: 'inkMuted' })}>Для всіх: {required.map(({ title }) => title).join(', ')}. Четвертий обираєш ти.</p>
      )}
      <Tiles>
        {ready
          .filter(({ kind }) => kind === 'elective')
          .map(({ id, title }) => (
            <Tile
              key={id}
              title={
                <>
                  <SubjectSign subject={id} title={title} /> {title}
                </>
              }
              onPress={() =>
                onAnswer(
                  electiveChange(
                    preferences,
                    id,
                    required.map((each) => each.id),
                  ),
                )
              }
            />
          ))}
        <Tile title="Ще не знаю" onPress={() => onAnswer(null)} />
      </Tiles>
    </>
  )
}

/** Asks for the day of the exam, once its days are announced. */
function WhenAnswers({ preferences, onAnswer }: QuestionProps) {
  const { clock } = useSurveyGround()
  const [day, setDay] = useState(preferences.examDate ?? '')
  const { main, additional } = examDays(kyivDay(new Date(clock.now())))
  return (
    <Tiles>
      <Select
        label="День НМТ"
        hint="Свій день побачиш у запрошенні"
        value={day}
        onChange={setDay}
        options={[...main, ...additional].map((each) => ({ value: each, text: spelledDay(each) }))}
      >
        <option value="">Обери день</option>
      </Select>
      {day !== '' && <Tile title={`Складаю ${spelledDay(day)}`} onPress={() => onAnswer({ examDate: day })} />}
      <Tile title="Ще не знаю" onPress={() => onAnswer(null)} />
    </Tiles>
  )
}

const minutes = [
  { each: 15, hint: 'П’ять завдань і картки' },
  { each: 30, hint: 'Десять завдань і картки' },
  { each: 45, hint: 'Тема і десять завдань' },
  { each: 60, hint: 'Тема, завдання й картки' },
  { each: 90, hint: 'Кілька тем на день' },
]

/** Asks how much time there is in a day. */
const TimeAnswers = ({ onAnswer }: QuestionProps) => (
  <Tiles>
    {minutes.map(({ each, hint }) => (
      <Tile key={each} title={countOf(each, 'minute')} hint={hint} onPress={() => onAnswer({ minutesPerDay: each })} />
    ))}
  </Tiles>
)

/** The questions of a day: that of the exam’s day only where its days are known. */
export const questionsOf = (isDateKnown: boolean): readonly Question[] => [
  { title: 'Яка твоя ціль?', Answers: GoalAnswers },
  { title: 'Який четвертий предмет?', Answers: ElectiveAnswers },
  ...(isDateKnown ? [{ title: 'Коли складаєш НМТ?', Answers: WhenAnswers }] : []),
  { title: 'Скільки часу на день?', Answers: TimeAnswers },
]
