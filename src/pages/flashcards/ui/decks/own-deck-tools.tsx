import { useState } from 'react'
import { useLocation } from 'wouter'
import type { DeckSummary } from '#domain/flashcard'
import { cardsLook } from 'styled-system/recipes'
import { useSessionState } from '@/entities/session'
import { lazyPart } from '@/shared/lib/lazy'
import { Button } from '@/shared/ui/button'
import { LazyConsentDialog } from '@/shared/ui/consent-dialog'
import { Form } from '@/shared/ui/form'
import { TextField } from '@/shared/ui/text-field'
import { showToast } from '@/shared/ui/toaster'
import type { StudyProps } from '../../model/study'
import type { ShareDeckProps } from '../share/share-deck'
import { addressOf } from '../../model/flashcard-location'

const look = cardsLook()

const ShareDeck = lazyPart<ShareDeckProps>(async () => (await import('../share/share-deck')).ShareDeck)

/** Renames an own deck, shares it, or removes it with its cards after a question. */
export function OwnDeckTools({ study, deck }: StudyProps & { deck: DeckSummary }) {
  const [, navigate] = useLocation()
  const [title, setTitle] = useState(deck.title)
  const [isAsking, setAsking] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token) !== null
  const name = title.trim()
  const rename = async () => {
    if (name === '' || name === deck.title) return
    await study.collection.write({ kind: 'deck.written', deck: { id: deck.id, title: name } })
    showToast({ severity: 'success', title: 'Колоду перейменовано' })
  }
  const remove = async () => {
    setAsking(false)
    await study.collection.write({ kind: 'deck.removed', deck: deck.id })
    navigate(addressOf({ tab: 'decks' }))
    showToast({ severity: 'info', title: 'Колоду вилучено' })
  }
  return (
    <Form className={look.inline} onSubmit={() => void rename()}>
      <TextField
        label="Назва колоди"
        value={title}
        maxLength={80}
        error={name === '' ? 'Дай колоді назву' : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={name === '' || name === deck.title}>
        Перейменувати
      </Button>
      {isSignedIn && (
        <Button variant="quiet" onClick={() => setSharing(true)}>
          Поділитися
        </Button>
      )}
      {isSharing && <ShareDeck deck={deck} onClose={() => setSharing(false)} />}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Вилучити колоду
      </Button>
      <LazyConsentDialog
        isOpen={isAsking}
        title={`Вилучити колоду «${deck.title}»?`}
        yes="Так, вилучити разом із картками"
        no="Лишити колоду"
        onGive={() => void remove()}
        onRefuse={() => setAsking(false)}
      >
        <p>Зникнуть усі її картки на всіх пристроях. Повернути їх буде неможливо.</p>
      </LazyConsentDialog>
    </Form>
  )
}
