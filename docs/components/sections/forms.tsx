import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { ConsentField, consentComplaint } from '@/shared/ui/consent-field'
import { Field, inputLook, inputOf } from '@/shared/ui/field'
import { useCheckedForm } from '@/shared/ui/form'
import { MarkLabel } from '@/shared/ui/mark'
import { Select } from '@/shared/ui/select'
import { TextArea } from '@/shared/ui/text-field'

const modes = [
  { value: 'exam', label: 'Як на іспиті', hint: 'З годинником' },
  { value: 'calm', label: 'Спокійно', hint: 'Без годинника' },
]

export function ChoiceGroupSample() {
  const [mode, setMode] = useState('exam')
  return <ChoiceGroup legend="Як пройти" options={modes} value={mode} onChange={setMode} isStacked />
}

/** A form that is refused until consent is given: the first complaint gets the focus. */
export function FormSample() {
  const { errors, submit } = useCheckedForm({ check: consentComplaint, isBusy: false, onSend: () => undefined })
  return (
    <form noValidate onSubmit={submit}>
      <TextArea label="Нотатка" hint="Одне речення" />
      <Field id="sample-day" label="День іспиту">
        <input type="date" {...inputOf('sample-day', {})} className={inputLook} />
      </Field>
      <ConsentField error={errors['consent']} />
      <Button type="submit">Надіслати</Button>
    </form>
  )
}

export const MarkSamples = () => (
  <>
    <MarkLabel mark="right" />
    <MarkLabel mark="wrong" />
    <MarkLabel mark="missed" />
  </>
)

export function SelectSample() {
  const [deck, setDeck] = useState('own')
  return (
    <Select label="Колода" value={deck} onChange={setDeck} options={[{ value: 'formulas', text: 'Формули' }]}>
      <option value="own">Мої картки</option>
    </Select>
  )
}
