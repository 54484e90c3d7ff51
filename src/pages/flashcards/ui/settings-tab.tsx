import type { BareReview } from '@/entities/flashcard'
import { Checkbox } from '@/shared/ui/checkbox'
import { Panel } from '@/shared/ui/panel'
import type { DeskProps } from '../model/desk'
import { WholeField } from './whole-field'

type Settings = Extract<BareReview, { kind: 'study.set' }>['settings']
const weekdays = ['понеділок', 'вівторок', 'середа', 'четвер', 'п’ятниця', 'субота', 'неділя']

/** What holds for all decks; each change is kept at once, and a change never touches what was learnt. */
export function SettingsTab({ desk: { collection, state } }: DeskProps) {
  const { study } = state.book.settings
  const set = (settings: Settings) => void collection.state({ kind: 'study.set', settings })
  const turn = (day: number) =>
    set({
      easyDays: study.easyDays.includes(day)
        ? study.easyDays.filter((each) => each !== day)
        : [...study.easyDays, day].toSorted((a, b) => a - b),
    })
  return (
    <div className="fc-stack">
      <Panel title="Оцінки">
        <Checkbox checked={study.buttons === 'four'} onChange={() => set({ buttons: study.buttons === 'four' ? 'two' : 'four' })}>
          Чотири кнопки: «Ще раз», «Важко», «Пам’ятаю», «Легко»
        </Checkbox>
        <p className="fc-muted">Двох кнопок вистачає: розклад із ними майже так само точний.</p>
      </Panel>
      <Panel title="Скільки на день">
        <div className="fc-stack">
          <WholeField
            label="Нових карток на день"
            hint="Кожна нова картка — це кілька повторень найближчими днями"
            isRequired
            value={study.newPerDay}
            max={100}
            onChange={(newPerDay) => newPerDay !== null && set({ newPerDay })}
          />
          <WholeField
            label="Повторень на день, не більше"
            isRequired
            value={study.reviewsPerDay}
            max={1000}
            onChange={(reviewsPerDay) => reviewsPerDay !== null && set({ reviewsPerDay })}
          />
        </div>
      </Panel>
      <Panel title="Легкі дні">
        <p className="fc-muted">Цими днями нових карток немає, а повторень — щонайбільше половина.</p>
        <ul className="fc-chips">
          {weekdays.map((name, place) => (
            <li key={name}>
              <Checkbox checked={study.easyDays.includes(place + 1)} onChange={() => turn(place + 1)}>
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
