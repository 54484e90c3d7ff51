import { useState, type SubmitEvent } from 'react'
import type { Chart } from '../../chart/read-chart.ts'
import { payloadOf, type Form } from '../../forms/form.ts'
import type { Refusal } from '../model/refusal.ts'
import { PayloadFields, PayloadText } from './payload-fields.tsx'
import { usePanelText, type PanelText } from './panel-text.ts'

type SenderProps = {
  chart: Chart
  forms: Readonly<Record<string, Form>>
  active: readonly string[]
  /** The event that was pressed in the drawing, or chosen here; empty for the first. */
  wanted: string
  onWant: (type: string) => void
  onSend: (event: { type: string }) => Promise<Refusal | null>
}

/** Sends any event of the chart, with what its type says that it carries; those that are open now come first. */
export function Sender({ chart, forms, active, wanted, onWant, onSend }: SenderProps) {
  const panelText = usePanelText()
  const [exact, setExact] = useState('')
  const [refused, setRefused] = useState<Refusal | null>(null)
  const events = chart.arrows.filter(({ kind }) => kind === 'event')
  const open = [...new Set(events.filter(({ source }) => active.includes(source)).map(({ event }) => event))]
  const closed = [...new Set(events.map(({ event }) => event))].filter((event) => !open.includes(event))
  const type = wanted || (open[0] ?? closed[0] ?? '')
  const [typed, setTyped] = useState<{ type: string; payload: Record<string, unknown> } | null>(null)
  const known = forms[type]
  const form = known ?? {}
  const payload = typed?.type === type ? typed.payload : payloadOf(form)
  // `mouse.*` is no event: which of them it is has to be said.
  const isGroup = type.endsWith('*')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSend({ ...payload, type: isGroup ? exact : type }).then(setRefused)
  }
  return (
    <form onSubmit={submit}>
      <h2>{panelText.sendEvent}</h2>
      <label>
        {panelText.event}
        <select name="type" value={type} onChange={({ target }) => onWant(target.value)}>
          <optgroup label={panelText.possibleNow}>{open.map(option)}</optgroup>
          <optgroup label={panelText.otherEvents}>{closed.map(option)}</optgroup>
        </select>
      </label>
      {isGroup && (
        <label>
          {panelText.exactly}
          <input value={exact} required onChange={({ target }) => setExact(target.value)} autoComplete="off" placeholder={type} />
        </label>
      )}
      {known ? (
        <PayloadFields key={type} form={form} payload={payload} onChange={(next) => setTyped({ type, payload: next })} />
      ) : (
        <PayloadText key={type} payload={payload} onChange={(next) => setTyped({ type, payload: next })} />
      )}
      <button type="submit">{panelText.send}</button>
      <output>{refused && `${panelText.notSent}: ${reasonOf(refused, panelText)}`}</output>
    </form>
  )
}

function reasonOf(refusal: Refusal, { refusals }: PanelText): string {
  if (refusal.kind === 'misfits') return refusals.misfits(refusal.parts)
  if (refusal.kind === 'breaks') return refusals.breaks(refusal.message)
  return refusals[refusal.kind]
}

const option = (event: string) => <option key={event}>{event}</option>
