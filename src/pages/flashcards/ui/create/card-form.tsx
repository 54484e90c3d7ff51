import { useDeferredValue, useMemo, useRef, useState, type ComponentProps } from 'react'
import { cardText, flashcardsOf } from '#contract/card-text'
import type { OwnCard } from '#contract/own-card'
import { cardsLook, createLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Form } from '@/shared/ui/form'
import { TextArea } from '@/shared/ui/text-field'
import type { StudyProps } from '../../model/study'
import { questionsOf, sameQuestion } from '../../model/same-question'
import { addGap, finishDraft, type DraftErrors, type OwnDraft } from '../../model/own-draft'
import { CardPreview } from './card-preview'
import { DeckChoice } from './deck-choice'

const createParts = createLook()
const cardsParts = cardsLook()

type CardFormProps = StudyProps & {
  /** null for a new card. */
  id: string | null
  draft: OwnDraft
  onChange?: (draft: OwnDraft) => void
  onSave: (card: OwnCard) => Promise<void>
}
const anyId = '00000000-0000-4000-8000-000000000000'

/** Question and answer in plain words with formulas, and the card as it will look. */
export function CardForm({ study, id, draft: start, onChange, onSave }: CardFormProps) {
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<DraftErrors>({})
  const front = useRef<HTMLTextAreaElement>(null)
  const isCloze = draft.kind === 'cloze'
  const { cards } = study.state.own
  const questions = useMemo(() => questionsOf(cards), [cards])
  const double = sameQuestion(questions, { ...useDeferredValue(draft), id })
  const isFull = id === null && study.state.own.cards.length >= study.state.own.limit
  const change = (part: Partial<OwnDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setErrors({})
    onChange?.(next)
  }
  const makeGap = () => front.current && change({ front: withGap(front.current, draft.front) })
  const save = () => {
    const finished = finishDraft(id ?? anyId, draft)
    if ('card' in finished) return void onSave(finished.card)
    setErrors(finished.errors)
    if (finished.errors.front) front.current?.focus()
  }
  return (
    <Form className={createParts.form} onSubmit={save}>
      <div className={createParts.fields}>
        <Checkbox checked={isCloze} onChange={() => change({ kind: isCloze ? 'basic' : 'cloze' })}>
          Картка з пропусками
        </Checkbox>
        <Side
          ref={front}
          label={isCloze ? 'Текст' : 'Запитання'}
          hint={isCloze ? 'Виділи слово і натисни «Зробити пропуск».' : 'Формула між знаками $: $x^2$. Жирне між зірочками: **слово**.'}
          error={errors.front}
          value={draft.front}
          onChange={({ target }) => change({ front: target.value })}
        />
        <p role="status" className={cardsParts.muted}>
          {double !== null &&
            `Таке запитання вже є серед твоїх карток${double.back === '' ? '' : `. Відповідь там: «${double.back.slice(0, 120)}»`}.`}
        </p>
        {isCloze && (
          <div>
            <Button variant="secondary" size="small" onClick={makeGap}>
              Зробити пропуск
            </Button>
          </div>
        )}
        <Side
          label={isCloze ? 'Пояснення після відповіді (необов’язково)' : 'Відповідь'}
          error={errors.back}
          value={draft.back}
          onChange={({ target }) => change({ back: target.value })}
        />
        <DeckChoice study={study} value={draft.deck} onChange={(deck) => change({ deck })} />
        {isFull && <p className={cardsParts.muted}>Місця для нових карток більше немає: вилучи зайві або увійди, щоб мати більше.</p>}
        <div>
          <Button type="submit" disabled={isFull}>
            {id === null ? 'Додати картку' : 'Зберегти'}
          </Button>
        </div>
      </div>
      <CardPreview
        cards={isCloze ? flashcardsOf({ ...draft, id: anyId }) : [{ id: anyId, front: cardText(draft.front), back: cardText(draft.back) }]}
      />
    </Form>
  )
}

/** Adds a gap where the text is selected, and puts the cursor after it once it is there. */
function withGap(field: HTMLTextAreaElement, words: string): string {
  const { text, cursor } = addGap(words, field.selectionStart, field.selectionEnd)
  requestAnimationFrame(() => {
    field.focus()
    field.setSelectionRange(cursor, cursor)
  })
  return text
}

/** The words of one side of a card. */
const Side = (props: ComponentProps<typeof TextArea>) => <TextArea rows={3} maxLength={2000} {...props} />
