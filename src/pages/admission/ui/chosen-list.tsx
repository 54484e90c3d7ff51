import type { Admission } from '#contract/admission'
import type { PreferencesChange, StudyPreferences } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { SpecialityCard, type SpecialityInput } from './speciality-card'

const none: never[] = []

type ChosenListProps = {
  preferences: StudyPreferences
  onChange: (change: PreferencesChange) => Promise<void>
  admission: Admission | null
} & SpecialityInput

/** The specialities of the pupil. A row that has changed since it was chosen counts as it is now. */
export function ChosenList({ preferences, onChange, admission, ...ground }: ChosenListProps) {
  const { specialities, elective } = preferences
  if (specialities.length === 0) return null
  return (
    <ul className={css({ stack: '4', gridTemplateColumns: 'one' })}>
      {specialities.map((each, index) => {
        const row = admission?.specialities.find(({ id }) => id === each.known) ?? null
        const chosen = row ? { ...each, weights: row.weights, electiveMax: row.electiveMax } : each
        return (
          <li key={each.known ?? `${each.title} ${index}`}>
            <SpecialityCard
              {...ground}
              chosen={chosen}
              row={row}
              branch={admission?.branch.factor ?? 1}
              elective={elective}
              passing={admission?.passing?.filter(({ speciality }) => speciality === row?.code) ?? none}
              onPlaces={(places) => void onChange({ specialities: specialities.with(index, { ...each, places }) })}
              onGoal={(goal) => void onChange({ specialities: specialities.with(index, { ...each, goal }) })}
              onRemove={() => void onChange({ specialities: specialities.toSpliced(index, 1) })}
            />
          </li>
        )
      })}
    </ul>
  )
}
