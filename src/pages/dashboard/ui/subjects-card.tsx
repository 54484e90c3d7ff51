import { isPredictable, type SubjectReadiness } from '#domain/prediction'
import type { StudyPreferences } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { boardLook } from 'styled-system/recipes'
import type { Prediction } from '#domain/forecast/range'
import { countedText } from '@/entities/readiness'
import { Panel } from '@/shared/ui/panel'
import { SubjectRow } from './subject-row'

const look = boardLook()

type SubjectsCardProps = {
  subjects: readonly SubjectReadiness[]
  predictions: readonly Prediction[] | null
  preferences: StudyPreferences
  isNewcomer: boolean
  onSettings: () => void
}

/** The required subjects and the chosen fourth. */
export function SubjectsCard({ subjects, predictions, preferences, isNewcomer, onSettings }: SubjectsCardProps) {
  const isAny = (predictions?.length ?? 0) > 0
  return (
    <Panel
      title="Мої предмети"
      aside={
        <button type="button" className={look.link} onClick={onSettings}>
          Цілі й план
        </button>
      }
    >
      <ul>
        {subjects.map((subject) => (
          <SubjectRow
            key={subject.subject}
            subject={subject}
            prediction={predictions === null ? undefined : (predictions.find((each) => each.subject === subject.subject) ?? null)}
            target={preferences.targets[subject.subject] ?? null}
            isNewcomer={isNewcomer}
          />
        ))}
      </ul>
      {!isNewcomer && subjects.some(({ now }) => !isPredictable(now)) && (
        <p className={css({ marginTop: '3', textStyle: 'small', color: 'inkMuted', maxWidth: 'text' })}>{countedText}</p>
      )}
      {preferences.elective === null && (
        <p className={css({ marginTop: '4' })}>
          <button type="button" className={look.link} onClick={onSettings}>
            Обрати четвертий предмет
          </button>
        </p>
      )}
      {(isAny || predictions === null) && <Method />}
    </Panel>
  )
}

/** Explains in words how the range comes about. */
function Method() {
  return (
    <details className={css({ marginTop: '4', textStyle: 'small', color: 'inkMuted' })}>
      <summary className={css({ minHeight: 'target', display: 'flex', alignItems: 'center', cursor: 'pointer' })}>
        Це орієнтир, а не гарантія. Як ми рахуємо?
      </summary>
      <p className={css({ maxWidth: 'text' })}>
        З твоїх перших відповідей оцінюємо, як ти знаєш кожну тему: складніше завдання важить більше, давня відповідь менше. Потім 2000
        разів «складаємо» тест за офіційною будовою й переводимо бали за таблицею НМТ-2026. Показуємо межі, у які потрапляє 8 з 10 спроб.
      </p>
    </details>
  )
}
