import { useId, useState } from 'react'
import type { AdmissionRow } from '#contract/admission'
import type { SubjectReadiness } from '#domain/prediction'
import type { ChosenSpeciality, PreferencesChange, StudyPreferences } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { chosenFrom, findRows } from '@/entities/admission'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'
import { yearText, trustText } from '../model/row-text'
import { OwnSpeciality } from './own-speciality'

const most = 5

type SpecialitySearchProps = {
  preferences: StudyPreferences
  onChange: (change: PreferencesChange) => Promise<void>
  rows: readonly AdmissionRow[]
  /** The subjects that everybody sits; empty while they are not known. */
  required: readonly Pick<SubjectReadiness, 'subject' | 'title'>[]
}

/** Finds a speciality among the known ones, or takes one that is typed. */
export function SpecialitySearch({ preferences, onChange, rows, required }: SpecialitySearchProps) {
  const [typed, setTyped] = useState('')
  const listId = useId()
  const { specialities } = preferences
  const found = findRows(rows, typed).filter(({ id }) => !specialities.some(({ known }) => known === id))
  const add = (chosen: ChosenSpeciality) => {
    setTyped('')
    void onChange({ specialities: [...specialities, chosen] })
  }
  if (specialities.length >= most)
    return <p className={css({ color: 'inkMuted' })}>Обрано п’ять спеціальностей. Щоб додати іншу, прибери одну.</p>
  return (
    <Panel title="Додати спеціальність">
      <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
        {rows.length > 0 && (
          <TextField
            label="Код або назва"
            hint="Наприклад: F3, право, медицина"
            autoComplete="off"
            value={typed}
            aria-controls={listId}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <div id={listId} role="status">
          {typed.trim() !== '' && found.length === 0 && <p>Такої в переліку немає. Впиши її з коефіцієнтами нижче.</p>}
        </div>
        {found.length > 0 && (
          <ul className={css({ stack: '3' })}>
            {found.map((row) => (
              <li key={row.id} className={rowLook}>
                <div>
                  <p className={css({ textStyle: 'label' })}>{row.title}</p>
                  <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
                    {trustText(row)}. {yearText(row)}
                  </p>
                </div>
                <Button variant="secondary" aria-label={`Додати: ${row.title}, ${row.year}`} onClick={() => add(chosenFrom(row))}>
                  Додати
                </Button>
              </li>
            ))}
          </ul>
        )}
        {required.length > 0 && <OwnSpeciality required={required} elective={preferences.elective} onAdd={add} />}
      </div>
    </Panel>
  )
}

const rowLook = css({
  wrap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '3',
  borderTop: 'line',
})
