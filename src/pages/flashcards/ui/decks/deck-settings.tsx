import type { DeckSummary } from '#domain/flashcard'
import { Link } from 'wouter'
import { deckSettings } from '#domain/scheduling/settings'
import { cardsLook, decksLook } from 'styled-system/recipes'
import type { BareReview } from '@/entities/flashcard'
import { addresses } from '@/shared/routes'
import type { StudyProps } from '../../model/study'
import { OptimisticCheckbox } from '../optimistic-checkbox'
import { WholeField } from '../whole-field'

const decksParts = decksLook()
const cardsParts = cardsLook()

type Settings = Extract<BareReview, { kind: 'deck.set' }>['settings']

/** The settings of one deck; each change is kept at once. */
export function DeckSettings({ study, deck }: StudyProps & { deck: DeckSummary }) {
  const settings = deckSettings(study.state.book.settings, deck.id)
  const set = (change: Settings) => study.collection.state({ kind: 'deck.set', deck: deck.id, settings: change })
  return (
    <fieldset className={decksParts.settings}>
      <legend className={decksParts.groupTitle}>Як вчити</legend>
      <OptimisticCheckbox isChecked={settings.isOn} onKeep={(isOn) => set({ isOn })}>
        Додавати нові картки цієї колоди
      </OptimisticCheckbox>
      <OptimisticCheckbox isChecked={settings.isExamMode} onKeep={(isExamMode) => set({ isExamMode })}>
        Готувати до іспиту: усе повторити до нього, востаннє за 10 днів до іспиту
      </OptimisticCheckbox>
      {settings.isExamMode && study.clock.examDate === null && (
        <p className={cardsParts.muted}>
          Дату іспиту ще не обрано, тому картки йдуть звичайним розкладом. Її можна вказати{' '}
          <Link href={addresses.dashboard.to()} className={cardsParts.link}>
            на сторінці «Навчання»
          </Link>
          .
        </p>
      )}
      <WholeField
        label="Нових на день з цієї колоди"
        hint="Порожньо: діє лише спільний ліміт"
        value={settings.newPerDay}
        max={100}
        onChange={(newPerDay) => void set({ newPerDay })}
      />
    </fieldset>
  )
}
