import { useEffect, useRef, useState } from 'react'
import { reviewLook } from 'styled-system/recipes'
import { isStorageForbidden } from '@/shared/lib/forbidden-storage'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { CardFace } from './card-face'
import { CardTools } from './card-tools'
import { SittingProgress } from './round-progress'
import { GradeButtons } from './grade-buttons'
import { ownCardOf } from '../../model/own-card-of'
import { keyCommand } from '../../model/key-command'
import type { ReviewView } from './review-view'
import { UnwrittenNotice } from './unwritten-notice'
import type { Grade } from '#domain/review'

const look = reviewLook()

/** A card is asked, then answered and graded. Keys work while the focus is in here: Space shows, 1 and 2 grade, Z takes back. */
export function AskView(props: ReviewView) {
  const { card, isShown, isCram, isWriting, unwritten, isFull, previews, progress, looks, study, send } = props
  const element = useRef<HTMLElement>(null)
  const back = useRef<HTMLDivElement>(null)
  const shownAt = useRef(0)
  const turn = `${card?.id} ${looks.length}`
  useEffect(() => {
    shownAt.current = performance.now()
    element.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [turn])
  useEffect(() => {
    if (isShown) back.current?.focus({ preventScroll: true })
  }, [isShown])
  const { buttons } = study.state.book.settings.study
  const grade = (chosen: Grade) => send({ type: 'grade.give', grade: chosen, ms: performance.now() - shownAt.current, isCram })
  const said = useSaid(props)

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const command = keyCommand(event.nativeEvent, { isShown, buttons })
    if (!command) return
    event.preventDefault()
    if (command === 'show') send({ type: 'answer.show' })
    else if (command === 'undo') send({ type: 'look.undo' })
    else grade(command)
  }
  const retry = () => send({ type: 'look.retry' })
  // Until it is written down, or tried again, nothing else can be done with the card.
  const rest = { 'aria-disabled': isWriting || undefined, disabled: unwritten !== null }
  if (!card) return unwritten ? <UnwrittenNotice wish={unwritten} onRetry={retry} /> : <Skeleton shapes={['line', 'block', 'row']} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside bubble up to here
    <section
      ref={element}
      tabIndex={-1}
      aria-busy={isWriting || undefined}
      aria-label={`Картка ${progress.done + 1} з ${progress.total}`}
      onKeyDown={onKeyDown}
      className={look.review}
    >
      <Top {...props} rest={rest} />
      <p role="status" className={look.said}>
        {said}
      </p>
      {unwritten && <UnwrittenNotice wish={unwritten} onRetry={retry} />}
      {isFull && (
        <p className={look.full}>
          {isStorageForbidden() ? 'Браузер не дозволяє сайту зберігати дані' : 'На пристрої бракує місця'}: оцінки йдуть одразу на сервер.
          Не закривай сторінку без з’єднання.
        </p>
      )}
      <CardFace
        key={card.id}
        card={card}
        collection={study.collection}
        own={ownCardOf(study.state.own, card.id)}
        isShown={isShown}
        isBusy={isWriting || unwritten !== null}
        decks={study.state.decks}
        backRef={back}
        onShow={() => send({ type: 'answer.show' })}
        onGrade={grade}
      />
      <div className={look.bottom}>
        {isShown ? (
          <GradeButtons buttons={buttons} previews={previews} isBusy={isWriting} onGrade={grade} />
        ) : (
          <Button {...rest} size="large" isWide onClick={() => send({ type: 'answer.show' })}>
            Показати
          </Button>
        )}
      </div>
      <p className={look.touch}>Торкнись картки, щоб перегорнути; праворуч — пам’ятаю, ліворуч — ще раз.</p>
      <p className={look.keys}>Пробіл — показати, {buttons === 'two' ? '1 і 2' : '1–4'} — оцінити, Z — повернути.</p>
      <CardTools card={card} study={study} rest={rest} onSuspend={() => send({ type: 'card.suspend' })} />
    </section>
  )
}

type Idle = { 'aria-disabled': true | undefined; disabled: boolean }

/** The progress of the round, with the ways out and back. */
function Top({ progress, looks, send, rest }: ReviewView & { rest: Idle }) {
  return (
    <div className={look.top}>
      <SittingProgress {...progress} />
      <Button {...rest} variant="quiet" size="small" onClick={() => send({ type: 'session.pause' })}>
        Пауза
      </Button>
      <button
        {...rest}
        type="button"
        className={look.undo}
        disabled={rest.disabled || looks.length === 0}
        onClick={() => send({ type: 'look.undo' })}
        aria-keyshortcuts="Z"
      >
        Попередня картка
      </button>
    </div>
  )
}

/** Says what has just happened to those who do not see it. */
function useSaid({ looks, isCram }: ReviewView): string {
  const [before, setBefore] = useState(looks)
  const [said, setSaid] = useState(isCram ? 'Повторення наперед: розклад не змінюється.' : '')
  if (before !== looks) {
    const isBack = looks.length < before.length
    const isAside = !isBack && looks.at(-1)?.grade === null
    setBefore(looks)
    setSaid(isBack ? 'Попередню картку повернуто.' : isAside ? 'Картку відкладено: її можна повернути.' : '')
  }
  return said
}
