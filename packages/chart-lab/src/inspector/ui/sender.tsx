import { useState, type SubmitEvent } from 'react'
import type { Chart } from '../../chart/read-chart.ts'
import { payloadOf, type Form } from '../../forms/form.ts'
import { PayloadFields } from './payload-fields.tsx'

type SenderProps = {
  chart: Chart
  forms: Readonly<Record<string, Form>>
  active: readonly string[]
  /** The event that was pressed in the drawing, or chosen here; empty for the first. */
  wanted: string
  /** Why the last event was not sent. */
  refused: string | null
  onWant: (type: string) => void
  onSend: (event: { type: string }) => void
}

/** Sends any event of the chart, with what its type says that it carries; those that are open now come first. */
export function Sender({ chart, forms, active, wanted, refused, onWant, onSend }: SenderProps) {
  const events = chart.arrows.filter(({ kind }) => kind === 'event')
  const open = [...new Set(events.filter(({ source }) => active.includes(source)).map(({ event }) => event))]
  const closed = [...new Set(events.map(({ event }) => event))].filter((event) => !open.includes(event))
  const type = wanted || (open[0] ?? closed[0] ?? '')
  const [typed, setTyped] = useState<{ type: string; payload: Record<string, unknown> } | null>(null)
  const form = forms[type] ?? {}
  const payload = typed?.type === type ? typed.payload : payloadOf(form)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend({ ...payload, type })
  }
  return (
    <form onSubmit={submit}>
      <h2>Надіслати подію</h2>
      <label>
        Подія
        <select name="type" value={type} onChange={({ target }) => onWant(target.value)}>
          <optgroup label="Можливі зараз">{open.map(option)}</optgroup>
          <optgroup label="Інші">{closed.map(option)}</optgroup>
        </select>
      </label>
      <PayloadFields key={type} form={form} payload={payload} onChange={(next) => setTyped({ type, payload: next })} />
      <button type="submit">Надіслати</button>
      <output>{refused && `Не надіслано: ${refused}`}</output>
    </form>
  )
}

const option = (event: string) => <option key={event}>{event}</option>
