import { useEffect, useId, useRef, useState } from 'react'
import { chosenFrom, findRows, useAdmission } from '@/entities/admission'
import type { ChosenSpeciality } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { Tile, Tiles } from './tile'

/** Finds the speciality that the pupil wants, by its code or name; a tap on it is the answer. */
export function SpecialityQuestion({ onChoose }: { onChoose: (chosen: ChosenSpeciality) => void }) {
  const rules = useAdmission()
  const [typed, setTyped] = useState('')
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const isReady = rules.state === 'ready'
  useEffect(() => {
    if (isReady) field.current?.focus()
  }, [isReady])
  if (rules.state === 'loading') return <Skeleton shapes={['row']} />
  if (rules.state === 'failed')
    return (
      <ProblemNotice title="Перелік спеціальностей не завантажився" onRetry={rules.retry}>
        {problemText(rules.problem)} Спеціальність можна обрати й згодом.
      </ProblemNotice>
    )
  if (rules.state !== 'ready') return null
  const found = findRows(rules.found.admission.specialities, typed)
  return (
    <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
      <TextField
        ref={field}
        label="Спеціальність"
        hint="Код або назва: F3, право, медицина"
        autoComplete="off"
        value={typed}
        aria-controls={listId}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div id={listId} role="status">
        {typed.trim() !== '' && found.length === 0 && <p>Такої в переліку немає. Спробуй інше слово або обери згодом.</p>}
      </div>
      <Tiles>
        {found.map((row) => (
          <Tile key={row.id} title={row.title} hint={row.year && `Правила ${row.year} року`} onPress={() => onChoose(chosenFrom(row))} />
        ))}
      </Tiles>
    </div>
  )
}
