import { useState } from 'react'
import { templateOf, type Form, type Part } from '../../forms/form.ts'
import { usePanelText } from './panel-text.ts'

type Payload = Readonly<Record<string, unknown>>
type PayloadFieldsProps = { form: Form; payload: Payload; onChange: (next: Record<string, unknown>) => void }

/** A field for every part of a payload, as its type has it; what no field can hold is written as JSON. */
export function PayloadFields({ form, payload, onChange }: PayloadFieldsProps) {
  return Object.entries(form).map(([name, part]) => (
    <PartField key={name} name={name} part={part} value={payload[name]} onChange={(value) => onChange({ ...payload, [name]: value })} />
  ))
}

type PartFieldProps = { name: string; part: Part; value: unknown; onChange: (value: unknown) => void }

function PartField({ name, part, value, onChange }: PartFieldProps) {
  const panelText = usePanelText()
  const label = part.isOptional ? panelText.mayBeLeftOut(name) : name
  if (part.kind === 'group')
    return (
      <fieldset>
        <legend>{label}</legend>
        <PayloadFields form={part.parts} payload={isGroup(value) ? value : {}} onChange={onChange} />
      </fieldset>
    )
  if (part.kind === 'flag')
    return (
      <label>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} /> {label}
      </label>
    )
  return (
    <label>
      {label}
      {part.kind === 'choice' ? (
        <select value={String(value)} onChange={({ target }) => onChange(part.of.find((each) => String(each) === target.value))}>
          {part.of.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : part.kind === 'text' ? (
        <input value={typeof value === 'string' ? value : ''} onChange={({ target }) => onChange(target.value)} autoComplete="off" />
      ) : part.kind === 'number' ? (
        <input type="number" step="any" value={Number(value ?? 0)} onChange={({ target }) => onChange(target.valueAsNumber)} />
      ) : (
        <JsonField part={part} value={value} onChange={onChange} />
      )}
    </label>
  )
}

const isGroup = (value: unknown): value is Payload => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists, unions and whatever the type leaves open; text that is no JSON yet changes nothing. */
function JsonField({ part, value, onChange }: Omit<PartFieldProps, 'name'>) {
  const [text, setText] = useState(() => JSON.stringify(value ?? (part.isOptional ? undefined : templateOf(part))) ?? '')
  const parsed = read(text)
  return (
    <input
      value={text}
      aria-invalid={parsed === null}
      autoComplete="off"
      placeholder="JSON"
      onChange={({ target }) => {
        setText(target.value)
        const next = read(target.value)
        if (next) onChange(next.value)
      }}
    />
  )
}

/** Empty text is nothing at all. */
function read(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

type PayloadTextProps = { payload: Payload; onChange: (next: Record<string, unknown>) => void }

/** The payload of an event whose type nobody knows, as JSON. Text that is none yet changes nothing and keeps the form from being sent. */
export function PayloadText({ payload, onChange }: PayloadTextProps) {
  const panelText = usePanelText()
  const [text, setText] = useState(() => JSON.stringify(payload, null, 2))
  const type = (field: HTMLTextAreaElement) => {
    setText(field.value)
    const next = read(field.value)
    const isObject = next !== null && (next.value === undefined || isGroup(next.value))
    field.setCustomValidity(isObject ? '' : panelText.noObject)
    if (isObject) onChange({ ...(next.value as Record<string, unknown> | undefined) })
  }
  return (
    <label>
      {panelText.payload}
      <textarea rows={3} value={text} spellCheck={false} autoComplete="off" onChange={({ target }) => type(target)} />
    </label>
  )
}
