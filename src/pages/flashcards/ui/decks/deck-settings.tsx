import type { DeckSummary } from '#contract/flashcard'
import { deckSettings } from '#contract/scheduling/settings'
import type { BareReview } from '@/entities/flashcard'
import { Checkbox } from '@/shared/ui/checkbox'
import type { DeskProps } from '../../model/desk'
import { WholeField } from '../whole-field'

type Settings = Extract<BareReview, { kind: 'deck.set' }>['settings']

/** How one deck is learnt; each change is kept at once. */
export function DeckSettings({ desk, deck }: DeskProps & { deck: DeckSummary }) {
  const settings = deckSettings(desk.state.book.settings, deck.id)
  const set = (change: Settings) => void desk.collection.state({ kind: 'deck.set', deck: deck.id, settings: change })
  return (
    <fieldset className="fc-settings">
      <legend className="fc-group-title">Як вчити</legend>
      <Checkbox checked={settings.isOn} onChange={() => set({ isOn: !settings.isOn })}>
        Додавати нові картки цієї колоди
      </Checkbox>
      <Checkbox checked={settings.isExamMode} onChange={() => set({ isExamMode: !settings.isExamMode })}>
        Готувати до іспиту: усе повторити до нього, востаннє за 10 днів до іспиту
      </Checkbox>
      <WholeField
        label="Нових на день з цієї колоди"
        hint="Порожньо: діє лише спільний ліміт"
        value={settings.newPerDay}
        max={100}
        onChange={(newPerDay) => set({ newPerDay })}
      />
    </fieldset>
  )
}
