import { useId, useState } from 'react'
import type { AdmissionRow } from '#contract/admission'
import type { SubjectReadiness } from '#domain/prediction'
import type { ChosenSpeciality, PreferencesChange, StudyPreferences } from '#domain/study-preferences'
import { css, cx } from 'styled-system/css'
import { chosenFrom, findRows } from '@/entities/admission'
import { Button, pillLook } from '@/shared/ui/button'
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
  const isChosen = (id: string) => specialities.some(({ known }) => known === id)
  const found = findRows(rows, typed).filter(({ id }) => !isChosen(id))
  const add = (chosen: ChosenSpeciality) => {
    setTyped('')
    void onChange({ specialities: [...specialities, chosen] })
  }
  if (specialities.length >= most)
    return <p className={css({ color: 'inkMuted' })}>Обрано п’ять спеціальностей. Щоб додати іншу, прибери одну.</p>
  const often = typed.trim() === '' ? oftenCodes.flatMap((code) => newestOf(rows, code) ?? []).filter(({ id }) => !isChosen(id)) : []
  return (
    <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
      {rows.length > 0 && (
        <TextField
          label="Спеціальність: код або назва"
          autoComplete="off"
          placeholder="F3, право, медицина"
          value={typed}
          aria-controls={listId}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div id={listId} role="status">
        {typed.trim() !== '' && found.length === 0 && <p>Такої в переліку немає. Впиши її з коефіцієнтами нижче.</p>}
      </div>
      {often.length > 0 && (
        <ul aria-label="Часто обирають" className={css({ wrap: '2' })}>
          {often.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                aria-label={`Додати: ${row.title}, ${row.year}`}
                onClick={() => add(chosenFrom(row))}
                className={oftenLook}
              >
                {row.title.slice(row.code?.length).trim()}
              </button>
            </li>
          ))}
        </ul>
      )}
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
  )
}

/** A first press for most: law, computing, medicine, psychology. */
const oftenCodes = ['D8', 'F3', 'I2', 'C4']
const newestOf = (rows: readonly AdmissionRow[], code: string) =>
  rows.filter((row) => row.code === code).toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))[0]

const oftenLook = cx(pillLook({ chosen: 'pen' }), css({ paddingInline: '3', layerStyle: 'cell', _hover: { color: 'pen' } }))
const rowLook = css({
  wrap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '3',
  borderTop: 'line',
})
