import { listen, type Listener, type ListenOptions } from './listen.ts'
import { record, type Recorder, type RecordOptions } from './record.ts'

const persons = new WeakSet<Event>()
/** Marks an event that a test makes as a person’s doing. */
const trusted = <E extends Event>(event: E): E => (persons.add(event), event)

export type Started = Listener & Recorder & { entries: () => object[] }

/** A recorder for a test, with what a person can do beside it. `entries` are what it has written, without their times. */
export function startRecorder(options: Partial<RecordOptions> & ListenOptions = {}): Started {
  const listener = listen({ fetch: async () => Response.json({}), ...options })
  const recorder = record(listener, { build: 'b1', isPersons: (event) => persons.has(event), ...options })
  return { ...listener, ...recorder, entries: () => recorder.recordingSoFar().entries.map(({ at: _at, ...entry }) => entry) }
}

export const press = (element: Element) => element.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true })))
export const key = (element: Element, name: string) =>
  element.dispatchEvent(trusted(new KeyboardEvent('keydown', { key: name, bubbles: true })))
export function fill(field: HTMLInputElement, value: string, kinds = ['input', 'change']): void {
  field.value = value
  for (const kind of kinds) field.dispatchEvent(trusted(new Event(kind, { bubbles: true })))
}
