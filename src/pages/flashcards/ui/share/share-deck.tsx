import { useEffect, useRef, useState } from 'react'
import type { DeckSummary } from '#domain/flashcard'
import { cardsLook } from 'styled-system/recipes'
import { shareDeck, stopSharing } from '@/entities/flashcard'
import { genitiveCountOf } from '@/entities/subject'
import { problemOf } from '@/shared/api'
import { useCopyLink } from '@/shared/lib/copy-link'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { problemText } from '@/shared/ui/problem-notice'
import { TextField } from '@/shared/ui/text-field'
import { showToast } from '@/shared/ui/toaster'
import { addressOf } from '../../model/flashcard-location'

const look = cardsLook()

export type ShareDeckProps = { deck: DeckSummary; onClose: () => void }
type Sharing =
  | { state: 'asking' | 'calling' }
  | { state: 'failed'; why: string }
  | { state: 'shared'; code: string; cards: number; left: number }

/** A link to a copy of the words of a deck. */
export function ShareDeck({ deck, onClose }: ShareDeckProps) {
  const [sharing, setSharing] = useState<Sharing>({ state: 'asking' })
  const call = async (act: () => Promise<void>) => {
    setSharing({ state: 'calling' })
    try {
      await act()
    } catch (error) {
      setSharing({ state: 'failed', why: problemText(problemOf(error)) })
    }
  }
  const share = () => call(async () => setSharing({ state: 'shared', ...(await shareDeck(deck.id)) }))
  const stop = () =>
    call(async () => {
      await stopSharing(deck.id)
      showToast({ severity: 'info', title: 'Посилання більше не діє', detail: 'Копії, які вже взяли, лишилися в тих, хто їх узяв.' })
      onClose()
    })
  return (
    <Dialog isOpen onClose={onClose} title={`Поділитися колодою «${deck.title}»`}>
      <div className={look.stack}>
        <p>За посиланням будь-хто побачить слова карток і зможе взяти собі копію. Твого імені, повторень, картинок і звуків там не буде.</p>
        {sharing.state === 'failed' && <p role="alert">{sharing.why}</p>}
        {sharing.state === 'shared' ? (
          <SharedLink {...sharing} onStop={() => void stop()} />
        ) : (
          <>
            <p className={look.muted}>
              Якщо ти вже ділишся нею, посилання лишиться тим самим, а за ним стануть картки, якими вони є зараз. Далі можна й припинити.
            </p>
            <div className={look.actions}>
              <Button isLoading={sharing.state === 'calling'} onClick={() => void share()}>
                Зробити посилання
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function SharedLink({ code, cards, left, onStop }: { code: string; cards: number; left: number; onStop: () => void }) {
  const { field, isCopied, copy } = useCopyLink(`${location.origin}${addressOf({ shared: code })}`)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <>
      <p ref={said} tabIndex={-1}>
        Посилання готове: копія з {genitiveCountOf(cards, 'card')}, якою колода є зараз.
        {left > 0 && ` Без картинки чи звуку незрозумілі, тому не ввійшли: ${left}.`}
      </p>
      <TextField ref={field} label="Посилання" readOnly value={`${location.origin}${addressOf({ shared: code })}`} />
      <p role="status" className={look.muted}>
        {isCopied && 'Скопійовано.'}
      </p>
      <div className={look.actions}>
        <Button onClick={() => void copy()}>Скопіювати посилання</Button>
        <Button variant="quiet" onClick={onStop}>
          Припинити ділитися
        </Button>
      </div>
    </>
  )
}
