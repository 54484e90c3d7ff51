import { useState, type SubmitEvent } from 'react'
import type { Chart } from '../../chart/read-chart.ts'

type SenderProps = { chart: Chart; active: readonly string[]; onSend: (event: { type: string }) => void }

/** Sends any event of the chart, with whatever it carries; those that are open now come first. */
export function Sender({ chart, active, onSend }: SenderProps) {
  const [problem, setProblem] = useState('')
  const events = chart.arrows.filter(({ kind }) => kind === 'event')
  const open = [...new Set(events.filter(({ source }) => active.includes(source)).map(({ event }) => event))]
  const closed = [...new Set(events.map(({ event }) => event))].filter((event) => !open.includes(event))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [type, written] = [form.get('type') as string, form.get('rest') as string]
    const rest = read(written)
    setProblem(rest ? '' : 'Це не JSON-об’єкт')
    if (rest) onSend({ ...rest, type })
  }
  return (
    <form onSubmit={submit}>
      <h2>Надіслати подію</h2>
      <label>
        Подія
        <select name="type">
          <optgroup label="Можливі зараз">{open.map(option)}</optgroup>
          <optgroup label="Інші">{closed.map(option)}</optgroup>
        </select>
      </label>
      <label>
        Що вона несе (JSON)
        <input name="rest" placeholder='{"email":"olia@example.com"}' autoComplete="off" />
      </label>
      <button type="submit">Надіслати</button>
      <output>{problem}</output>
    </form>
  )
}

const option = (event: string) => <option key={event}>{event}</option>

function read(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
