import { useState } from 'react'
import { v5 as uuidOf } from 'uuid'
import { useLocation } from 'wouter'
import { flashcardsOf } from '#domain/card-text'
import type { SharedDeck as Offer } from '#contract/shared-deck'
import { cardsLook, decksLook } from 'styled-system/recipes'
import { readSharedDeck } from '@/entities/flashcard'
import { genitiveCountOf } from '@/entities/subject'
import { problemOf } from '@/shared/api'
import { useLoad } from '@/shared/lib/load'
import { Button, ButtonLink } from '@/shared/ui/button'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { RichText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table } from '@/shared/ui/table'
import { showToast } from '@/shared/ui/toaster'
import { addressOf } from '../../model/flashcard-location'
import { countCards } from '../../model/import-plan'
import { withIds } from '../../model/imported-cards'
import type { Study, StudyProps } from '../../model/study'
import { ReportShare } from './report-share'

const look = cardsLook()
const decksParts = decksLook()
const shownCards = 20
const decks = '5f0c1d52-77a2-5c05-9a7e-0a6b8b0f7c31'

export type SharedDeckProps = StudyProps & { code: string }

/** A deck behind a link: its words, a copy of one’s own, and a way to complain. */
export function SharedDeck({ study, code }: SharedDeckProps) {
  const offer = useLoad(() => findOffer(code))
  if (offer.state === 'loading') return <Skeleton shapes={['block', 'row', 'row']} label="Відкриваємо колоду…" />
  if (offer.state === 'failed') return <FailedNotice title="Колода не відкрилася" answer={offer} />
  if (offer.found === null)
    return (
      <div className={look.stack}>
        <h2 className={decksParts.deckName}>За цим посиланням колоди вже немає</h2>
        <p>Автор перестав нею ділитися, її приховано через скарги або в адресі помилка.</p>
        <div>
          <ButtonLink variant="secondary" href={addressOf({})}>
            До моїх карток
          </ButtonLink>
        </div>
      </div>
    )
  return <Offered study={study} code={code} offer={offer.found} />
}

/** Null for a link that leads nowhere, or no more. */
const findOffer = (code: string): Promise<Offer | null> =>
  readSharedDeck(code).catch((error: unknown) => {
    const { status } = problemOf(error)
    if (status === 404 || status === 422) return null
    throw error
  })

function Offered({ study, code, offer }: StudyProps & { code: string; offer: Offer }) {
  const [, navigate] = useLocation()
  const [isAdding, setAdding] = useState(false)
  const { title, cards, isOwn } = offer
  // The copy of one link is one deck, however often it is taken.
  const deck = uuidOf(code, decks)
  const { own } = study.state
  const known = new Set(own.cards.map(({ id }) => id))
  const named = withIds(cards, deck)
  const news = named.filter(({ id }) => !known.has(id))
  const count = countCards(named)
  const shown = named
    .slice(0, shownCards)
    .flatMap(({ id, card }) => flashcardsOf({ ...card, id, deck }))
    .slice(0, shownCards)
  const room = Math.max(0, own.limit - own.cards.length)
  const taken = news.slice(0, room)
  const take = async () => {
    setAdding(true)
    try {
      await addCopy(study, { deck, title, taken })
      showToast({ severity: 'success', title: `Додано карток: ${countCards(taken)}` })
      navigate(addressOf({ tab: 'decks', deck }))
    } finally {
      setAdding(false)
    }
  }
  return (
    <div className={look.stack}>
      <h2 className={decksParts.deckName}>{title}</h2>
      <p>
        Колода з {genitiveCountOf(count, 'card')}, якою поділився інший учень. Копія буде твоєю: змінюй її, вчи, вилучай. Перевіряй факти:
        редакція цих карток не читала.
      </p>
      {isOwn && <p>Це твоя власна колода.</p>}
      {news.length > room && <p>Місця лишилося лише на стільки карток: {room}. Решту не буде додано.</p>}
      <div className={look.actions}>
        {!isOwn && news.length > 0 && (
          <Button size="large" disabled={taken.length === 0} isLoading={isAdding} onClick={() => void take()}>
            Узяти собі копію
          </Button>
        )}
        {!isOwn && news.length === 0 && (
          <ButtonLink href={addressOf({ tab: 'decks', deck })} size="large">
            Відкрити мою копію
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={addressOf({})}>
          До моїх карток
        </ButtonLink>
      </div>
      <Table
        caption={count > shown.length ? `Перші ${shown.length}` : 'Картки'}
        head={['Запитання', 'Відповідь']}
        rows={shown.map(({ front, back }) => [<RichText key="front" blocks={front} />, <RichText key="back" blocks={back} />])}
      />
      {!isOwn && <ReportShare code={code} />}
    </div>
  )
}

/** The deck goes before its cards: a card whose deck is not there is a loose one. */
async function addCopy(
  { collection }: Study,
  { deck, title, taken }: { deck: string; title: string; taken: ReturnType<typeof withIds<Offer['cards'][number]>> },
) {
  await collection.write(
    { kind: 'deck.written', deck: { id: deck, title } },
    ...taken.map(({ id, card }) => ({ kind: 'card.written' as const, card: { ...card, id, deck } })),
  )
  await collection.state({ kind: 'deck.set', deck, settings: { isOn: true } })
}
