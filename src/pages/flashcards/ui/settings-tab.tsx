import { cardsLook } from 'styled-system/recipes'
import type { BareReview } from '@/entities/flashcard'
import { Panel } from '@/shared/ui/panel'
import type { StudyProps } from '../model/study'
import { OptimisticCheckbox } from './optimistic-checkbox'
import { WholeField } from './whole-field'

const look = cardsLook()

type Settings = Extract<BareReview, { kind: 'study.set' }>['settings']
const weekdays = ['понеділок', 'вівторок', 'середа', 'четвер', 'п’ятниця', 'субота', 'неділя']

/** The settings of all decks; each change is kept at once, and a change never touches what was learnt. */
export function SettingsTab({ study: { collection, state } }: StudyProps) {
  const { study } = state.book.settings
  const set = (settings: Settings) => collection.state({ kind: 'study.set', settings })
  const turn = (day: number, isEasy: boolean) =>
    set({
      easyDays: isEasy ? [...study.easyDays, day].toSorted((a, b) => a - b) : study.easyDays.filter((each) => each !== day),
    })
  return (
    <div className={look.stack}>
      <Panel title="Оцінки">
        <OptimisticCheckbox isChecked={study.buttons === 'four'} onKeep={(isFour) => set({ buttons: isFour ? 'four' : 'two' })}>
          Чотири кнопки: «Ще раз», «Важко», «Пам’ятаю», «Легко»
        </OptimisticCheckbox>
        <p className={look.muted}>Двох кнопок вистачає: розклад із ними майже так само точний.</p>
      </Panel>
      <Panel title="Скільки на день">
        <div className={look.stack}>
          <WholeField
            label="Нових карток на день"
            hint="Кожна нова картка — це кілька повторень найближчими днями"
            isRequired
            value={study.newPerDay}
            max={100}
            onChange={(newPerDay) => newPerDay !== null && void set({ newPerDay })}
          />
          <WholeField
            label="Повторень на день, не більше"
            isRequired
            value={study.reviewsPerDay}
            max={1000}
            onChange={(reviewsPerDay) => reviewsPerDay !== null && void set({ reviewsPerDay })}
          />
        </div>
      </Panel>
      <Panel title="Легкі дні">
        <p className={look.muted}>Цими днями нових карток немає, а повторень — щонайбільше половина.</p>
        <ul className={look.chips}>
          {weekdays.map((name, index) => (
            <li key={name}>
              <OptimisticCheckbox isChecked={study.easyDays.includes(index + 1)} onKeep={(isEasy) => turn(index + 1, isEasy)}>
                {name}
              </OptimisticCheckbox>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
