import { useDeferredValue, useMemo, useRef, useState, type ComponentProps } from 'react'
import { cardText, flashcardsOf } from '#domain/card-text'
import type { OwnCard } from '#domain/own-card'
import { cardsLook, createLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Form } from '@/shared/ui/form'
import { TextArea } from '@/shared/ui/text-field'
import { lazyPart } from '@/shared/lib/lazy'
import type { StudyProps } from '../../model/study'
import { questionsOf, sameQuestion } from '../../model/same-question'
import { addGap, finishDraft, type DraftErrors, type OwnDraft } from '../../model/own-draft'
import type { CardPicturesProps } from './card-pictures'
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
const CardPictures = lazyPart<CardPicturesProps>(async () => (await import('./card-pictures')).CardPictures)
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
  // A picture comes a while after it was chosen: what was typed meanwhile stays.
  const latest = useRef(start)
  const change = (part: Partial<OwnDraft>) => {
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
    setErrors({})
    onChange?.(latest.current)
  }
  const makeGap = () => front.current && change({ front: withGap(front.current, draft.front) })
  const save = () => {
    const finished = finishDraft(id ?? anyId, draft)
    if ('card' in finished) return void keep(finished.card)
    setErrors(finished.errors)
    if (finished.errors.front) front.current?.focus()
  }
  const keep = async (card: OwnCard) => {
    const before = new Set((start.media ?? []).map((medium) => medium.id))
    const news = (card.media ?? []).map((medium) => medium.id).filter((each) => id === null || !before.has(each))
    if (news.length > 0) await study.collection.offerMedia(news)
    await onSave(card)
  }
  const [hasPictures, setPictures] = useState((start.media ?? []).length > 0)
  return (
    <Form className={createParts.form} onSubmit={save}>
      <div className={createParts.fields}>
        <Checkbox checked={isCloze} onChange={() => change({ kind: isCloze ? 'basic' : 'cloze', masks: [] })}>
          Картка з пропусками
        </Checkbox>
        {hasPictures ? (
          <CardPictures collection={study.collection} draft={draft} error={errors.picture} onChange={change} />
        ) : (
          <div>
            <Button variant="secondary" size="small" onClick={() => setPictures(true)}>
              Додати картинку
            </Button>
          </div>
        )}
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
          label={isCloze || draft.kind === 'occlusion' ? 'Пояснення після відповіді (необов’язково)' : 'Відповідь'}
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
        study={study}
        own={draft}
        cards={
          draft.kind === 'basic'
            ? [{ id: anyId, front: cardText(draft.front), back: cardText(draft.back) }]
            : flashcardsOf({ ...draft, id: anyId })
        }
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
