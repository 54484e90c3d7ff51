import { useState, type FormEvent } from 'react'
import type { SubjectReadiness } from '#domain/prediction'
import type { ChosenSpeciality } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/text-field'

const ofFourth = [
  ['elective', 'Четвертий предмет'],
  ['electiveMax', 'Найбільший коефіцієнт четвертого предмета'],
] as const

/** A coefficient as typed, «0,35» or «.35»; null for anything else. */
function readWeight(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() !== '' && value >= 0 && value <= 1 ? value : null
}

type OwnSpecialityProps = {
  /** The subjects that everybody sits. */
  required: readonly Pick<SubjectReadiness, 'subject' | 'title'>[]
  elective: string | null
  onAdd: (chosen: ChosenSpeciality) => void
}

/** A speciality that is not among the known ones, with its coefficients from the site of the university. */
export function OwnSpeciality({ required, elective, onAdd }: OwnSpecialityProps) {
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({})
  const fields = [...required.map(({ subject, title: name }) => [subject, name] as const), ...ofFourth]
  const [isTried, setTried] = useState(false)
  const weights = Object.fromEntries(fields.map(([name]) => [name, readWeight(typed[name] ?? '')]))
  const isLighter = (weights.electiveMax ?? 1) < (weights.elective ?? 0)
  const isWhole = title.trim() !== '' && Object.values(weights).every((weight) => weight !== null) && !isLighter
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWhole) return
    const { elective: fourth = 0, electiveMax = 0, ...ofRequired } = weights as Record<string, number>
    onAdd({ title: title.trim(), known: null, weights: { ...ofRequired, [elective ?? 'elective']: fourth }, electiveMax })
    setTitle('')
    setTyped({})
    setTried(false)
  }
  const errorOf = (name: string) => {
    if (!isTried) return undefined
    if (weights[name] === null) return 'Число від 0 до 1'
    return name === 'electiveMax' && isLighter ? 'Не менший за коефіцієнт твого предмета' : undefined
  }
  return (
    <details>
      <summary className={css({ cursor: 'pointer', minHeight: 'target', display: 'flex', alignItems: 'center', color: 'pen' })}>
        Немає в переліку? Впиши коефіцієнти
      </summary>
      <form
        onSubmit={submit}
        noValidate
        className={css({ stack: '4', gridTemplateColumns: { base: 'one', md: 'two' }, alignItems: 'start', marginTop: '3' })}
      >
        <TextField
          label="Назва"
          maxLength={120}
          autoComplete="off"
          value={title}
          error={isTried && title.trim() === '' ? 'Впиши назву' : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        {fields.map(([name, label]) => (
          <TextField
            key={name}
            label={`Коефіцієнт: ${label}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            value={typed[name] ?? ''}
            error={errorOf(name)}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        <div>
          <Button variant="secondary" type="submit">
            Додати свою
          </Button>
        </div>
      </form>
    </details>
  )
}
