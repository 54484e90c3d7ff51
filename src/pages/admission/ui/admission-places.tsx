import { useId, useState, type FormEvent } from 'react'
import type { PassingScore } from '#contract/admission'
import { numberFormatter } from '#domain/formatters'
import { mostAdmissionPlaces, type AdmissionPlace } from '#domain/study-preferences'
import { css, cx } from 'styled-system/css'
import { Button, wordLook } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { Select } from '@/shared/ui/select'
import { TextField } from '@/shared/ui/text-field'
import { chanceText, readPassing } from '../model/chance-text'

/** The official register of competitive offers, where last year’s scores stand. */
const register = 'https://vstup.edbo.gov.ua/offers/'

type AdmissionPlacesProps = {
  /** Of the speciality. */
  title: string
  places: readonly AdmissionPlace[]
  /** Null while no score can be counted. */
  chance: { low: number; high: number; middle: number } | null
  /** What this deployment has gathered of this speciality. */
  passing: readonly PassingScore[]
  onChange: (places: AdmissionPlace[]) => void
}

const kinds = { budget: 'бюджет', contract: 'контракт' } as const
const thousandths = numberFormatter({ maximumFractionDigits: 3 })

/** «Чи вступлю?»: the forecast beside the passing scores that somebody gave, the pupil or whoever runs the site. */
export function AdmissionPlaces({ title, places, chance, passing, onChange }: AdmissionPlacesProps) {
  return (
    <details open={places.length + passing.length > 0} className={css({ borderTop: 'line', '&[open] > summary svg': { rotate: 'half' } })}>
      <summary className={cx(wordLook, css({ marginTop: '2' }))}>
        <Icon name="chevron-down" size="small" />
        Чи вступлю? Порівняти з торішнім балом
      </summary>
      <div className={css({ stack: '3', gridTemplateColumns: 'one', paddingTop: '2' })}>
        {places.length > 0 && (
          <ul className={css({ stack: '2' })}>
            {places.map((place, index) => (
              <li key={`${place.title} ${place.kind} ${place.score}`} className={css({ spread: '3', alignItems: 'flex-start' })}>
                <span>
                  <strong>{place.title}</strong>, {kinds[place.kind]}, торік {thousandths(place.score)}
                  {chance ? `: ${chanceText(place.score, chance)}` : ''}
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  isSquare
                  aria-label={`Прибрати місце: ${place.title}, ${kinds[place.kind]}`}
                  onClick={() => onChange(places.toSpliced(index, 1))}
                >
                  <Icon name="cross" size="small" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {places.length < mostAdmissionPlaces && (
          <>
            {passing.length > 0 && (
              <Gathered
                passing={passing}
                places={places}
                onAdd={(added) => onChange([...places, ...added].slice(0, mostAdmissionPlaces))}
              />
            )}
            <PlaceForm isTableEmpty={passing.length === 0} onAdd={(place) => onChange([...places, place])} />
          </>
        )}
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          Торішній бал — це орієнтир, а не обіцянка: цьогорічного наперед не знає ніхто.{' '}
          <a href={register} target="_blank" rel="noreferrer" aria-label={`Торішні бали в офіційному реєстрі: ${title}, нова вкладка`}>
            Торішні бали в офіційному реєстрі
          </a>
        </p>
      </div>
    </details>
  )
}

function PlaceForm({ isTableEmpty, onAdd }: { isTableEmpty: boolean; onAdd: (place: AdmissionPlace) => void }) {
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<AdmissionPlace['kind']>('budget')
  const [typed, setTyped] = useState('')
  const [isTold, setTold] = useState(false)
  const score = readPassing(typed)
  const add = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (title.trim() === '' || score === null) return
    onAdd({ title: title.trim(), kind, score })
    setTitle('')
    setTyped('')
    setTold(false)
  }
  return (
    <form noValidate onSubmit={add} className={css({ stack: '3', gridTemplateColumns: 'one' })}>
      <p>
        {isTableEmpty
          ? 'Таблиці прохідних балів у нас немає, і вигадувати її не будемо. Впиши торішній бал свого місця.'
          : 'Або впиши своє місце.'}
      </p>
      <TextField
        label="Університет і програма"
        autoComplete="off"
        maxLength={160}
        value={title}
        error={isTold && title.trim() === '' ? 'Впиши, куди вступаєш' : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className={css({ stack: '3', gridTemplateColumns: { base: 'one', md: 'two' }, alignItems: 'start' })}>
        <Select
          label="Місце"
          value={kind}
          onChange={(value) => setKind(value === 'contract' ? 'contract' : 'budget')}
          options={[
            { value: 'budget', text: 'Бюджет' },
            { value: 'contract', text: 'Контракт' },
          ]}
        />
        <TextField
          label="Прохідний бал торік"
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={typed}
          error={isTold && score === null ? 'Бал від 100 до 210, наприклад 178,4' : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div>
        <Button type="submit" variant="secondary">
          Порівняти
        </Button>
      </div>
    </form>
  )
}

type GatheredProps = { passing: readonly PassingScore[]; places: readonly AdmissionPlace[]; onAdd: (places: AdmissionPlace[]) => void }

const shown = 6

/** The places of this speciality that the table has, by words of their names. */
function Gathered({ passing, places, onAdd }: GatheredProps) {
  const [typed, setTyped] = useState('')
  const listId = useId()
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const nameOf = ({ institution, programme, form, year }: PassingScore) => `${institution}: ${programme}, ${form}, ${year}`
  const found = passing.filter((row) => words.every((word) => nameOf(row).toLowerCase().includes(word)))
  const placesOf = (row: PassingScore): AdmissionPlace[] =>
    (['budget', 'contract'] as const).flatMap((kind) => {
      const score = row[kind]
      return score === null ? [] : [{ title: nameOf(row).slice(0, 160), kind, score }]
    })
  const isHere = (row: PassingScore) =>
    placesOf(row).every(({ title, kind }) => places.some((each) => each.title === title && each.kind === kind))
  return (
    <div className={css({ stack: '2', gridTemplateColumns: 'one' })}>
      <TextField
        label="Знайти місце в таблиці"
        autoComplete="off"
        value={typed}
        aria-controls={listId}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul id={listId} className={css({ stack: '2' })}>
        {found
          .filter((row) => !isHere(row))
          .slice(0, shown)
          .map((row) => (
            <li key={nameOf(row)} className={css({ spread: '3' })}>
              <span>
                {nameOf(row)} <span className={css({ textStyle: 'small', color: 'inkMuted' })}>Джерело: {row.source}</span>
              </span>
              <Button variant="secondary" size="small" aria-label={`Додати місце: ${nameOf(row)}`} onClick={() => onAdd(placesOf(row))}>
                Додати
              </Button>
            </li>
          ))}
      </ul>
    </div>
  )
}
