import { useState } from 'react'
import type { Admission } from '#contract/admission'
import type { StudyPreferences } from '#domain/study-preferences'
import { scoreLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { TextField } from '@/shared/ui/text-field'
import { weightsOf } from '../../model/filled-form'
import type { ScoreForm } from '../../model/score-form'
import { Select } from '@/shared/ui/select'

const look = scoreLook()

type SpecialityChoiceProps = {
  admission: Admission | null
  preferences: StudyPreferences
  onChoose: (weights: ScoreForm['weights']) => void
  onKeep: (title: string) => void
  canKeep: boolean
}

/** Specialities with their weights: the pupil’s own and those that we know; others are typed and may be kept. */
export function SpecialityChoice({ admission, preferences, onChoose, onKeep, canKeep }: SpecialityChoiceProps) {
  const [chosen, setChosen] = useState(preferences.specialities.length > 0 ? 'own-0' : '')
  const [title, setTitle] = useState('')
  const own = preferences.specialities.map((each, index) => ({ ...each, key: `own-${index}` }))
  const known = (admission?.specialities ?? []).map((each) => ({ ...each, key: `known-${each.id}` }))
  const choose = (key: string) => {
    setChosen(key)
    const found = [...own, ...known].find((each) => each.key === key)
    if (found) onChoose(weightsOf(found, preferences.elective))
  }
  const source = known.find(({ key }) => key === chosen)
  return (
    <div className={look.extra}>
      <Select
        label="Спеціальність"
        hint={source && `Джерело: ${source.source}${source.verified ? '' : '. Перевір на сайті університету'}`}
        value={chosen}
        onChange={choose}
      >
        <option value="">Інша: впишу коефіцієнти</option>
        {[...own, ...known].map((each) => (
          <option key={each.key} value={each.key}>
            {each.title}
          </option>
        ))}
      </Select>
      {chosen === '' && canKeep && (
        <Form
          className={look.extra}
          onSubmit={() => {
            if (title.trim() === '') return
            onKeep(title.trim())
            setTitle('')
          }}
        >
          <TextField label="Назва, щоб зберегти" maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
          <Button variant="secondary" type="submit">
            Зберегти спеціальність
          </Button>
        </Form>
      )}
    </div>
  )
}
