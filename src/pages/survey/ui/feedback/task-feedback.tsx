import { useEffect, useId, useRef, useState } from 'react'
import type { Answer } from '#domain/answer'
import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import { scoreAnswer, type Outcome } from '#domain/scoring/score-answer'
import { ExplanationText } from '@/entities/question'
import { genitiveCountOf } from '@/entities/subject'
import { cva, css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon, type IconName } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { rightText } from '../../model/right-text'
import { hasRoomBeside } from '../beside-task'
import { PartNotes } from './part-notes'

const faces: Record<Outcome, { text: string; icon: IconName; tone: 'right' | 'half' | 'wrong' }> = {
  right: { text: 'Правильно', icon: 'check', tone: 'right' },
  partial: { text: 'Частково правильно', icon: 'target', tone: 'half' },
  wrong: { text: 'Неправильно', icon: 'cross', tone: 'wrong' },
  blank: { text: 'Без відповіді', icon: 'info', tone: 'half' },
  unreadable: { text: 'Не число', icon: 'info', tone: 'half' },
}

type TaskFeedbackProps = { question: Question; answer: Answer | undefined; questionKey: Key; number: number }

/**
 * The verdict, over the bottom bar or beside the task, so that nothing in the task moves. It takes the focus: it is read out, and the keys go on from here.
 */
export function TaskFeedback({ question, answer, questionKey, number }: TaskFeedbackProps) {
  const id = useId()
  const element = useRef<HTMLParagraphElement>(null)
  const [areReasonsOpen, openReasons] = useState(isBeside)
  const { outcome, points, max } = scoreAnswer(questionKey, answer)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    if (outcome !== 'blank') signal(outcome === 'right')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the verdict is given once; its key is the task
  }, [])
  const { text, icon, tone } = faces[outcome]
  const { explanation, notes } = questionKey
  const right = rightText(question, questionKey, number)
  return (
    <section aria-label="Перевірка" data-verdict className={look({ tone })}>
      <p ref={element} tabIndex={-1} className={css({ row: '2', minWidth: '0' })}>
        <span className={cellLook}>
          <Icon name={icon} size="small" />
        </span>
        <span className={css({ textStyle: 'label' })}>{text}</span>
        <span className={css({ marginInlineStart: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })}>
          {points} з {genitiveCountOf(max, 'point')}
        </span>
      </p>
      <div className={css({ row: '2', justifyContent: 'space-between' })}>
        <button type="button" onClick={showRight} className={rightLook}>
          {outcome === 'right' ? 'Відповідь' : 'Правильно'} — {right}
          <VisuallyHidden>. Показати</VisuallyHidden>
        </button>
        {explanation.length + notes.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={areReasonsOpen}
            aria-controls={`${id}-reasons`}
            onClick={() => openReasons(!areReasonsOpen)}
          >
            Чому?
            <span data-open={areReasonsOpen || undefined} className={arrowLook}>
              <Icon name="chevron-down" size="small" />
            </span>
          </Button>
        )}
      </div>
      {areReasonsOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus the keyboard could not scroll it
        <div id={`${id}-reasons`} role="group" data-reasons aria-label="Пояснення" tabIndex={0} className={reasonsLook}>
          <ExplanationText blocks={explanation} />
          {notes.length > 0 && <PartNotes question={question} notes={notes} number={number} />}
        </div>
      )}
    </section>
  )
}

/** A wide screen has room for the verdict and its reasons beside the task. */
const isBeside = () => matchMedia(hasRoomBeside).matches && document.querySelector('[data-beside]') !== null

/** Its code comes with the first verdict: a paper without verdicts does without it. */
const signal = (isRight: boolean) =>
  void import('@/shared/lib/answer-signal').then(({ signalAnswer }) => signalAnswer(isRight)).catch(() => undefined)

/** Brings the row with the right answer between the bars. */
function showRight(): void {
  document
    .querySelector('article :is([data-mark=missed], [data-mark=right], [data-mark=wrong])')
    ?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}

const look = cva({
  base: {
    position: 'absolute',
    insetInline: { base: '0', md: '8', lg: '0' },
    bottom: '[100%]',
    maxWidth: 'textSheet',
    marginInline: 'auto',
    paddingInline: '3',
    paddingTop: '2',
    paddingBottom: '1',
    color: 'ink',
    borderTop: 'lineRule',
    borderLeft: 'unlitBand',
    boxShadow: 'lift',
    animation: 'riseUp',
    '& > p:focus-visible': { outline: 'none' },
    _beside: {
      position: 'fixed',
      display: 'flex',
      flexDirection: 'column',
      left: 'auto',
      right: 'taskAside',
      top: 'belowCells',
      bottom: 'auto',
      width: '88',
      maxHeight: 'leftBelowCells',
      padding: '3',
      borderRadius: 'sheet',
    },
  },
  variants: {
    tone: {
      right: {
        backgroundColor: 'rightWash',
        borderColor: 'right',
        '& > p > span:first-child': { borderColor: 'right', color: 'onRight', _before: { backgroundColor: 'right' } },
      },
      half: { backgroundColor: 'markerWash', borderColor: 'marker' },
      wrong: { backgroundColor: 'wrongWash', borderColor: 'wrong', '& > p > span:first-child': { borderColor: 'wrong', color: 'wrong' } },
    },
  },
})

/** The cell of the verdict: a right answer fills it from below, once the sheet has come, and the tick stands in it. */
const cellLook = css({
  center: true,
  position: 'relative',
  flexShrink: '0',
  boxSize: '6',
  layerStyle: 'cell',
  overflow: 'hidden',
  '& svg': { position: 'relative' },
  _before: { content: '""', position: 'absolute', inset: '0', transformOrigin: 'bottom', animation: 'fillCell' },
})

const rightLook = css({
  position: 'relative',
  minHeight: 'target',
  minWidth: '0',
  paddingBlock: '1',
  textAlign: 'start',
  lineClamp: '2',
  color: 'ink',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 'near',
  cursor: 'pointer',
  _hover: { color: 'penStrong' },
})

const arrowLook = css({ display: 'inline-grid', '&[data-open]': { transform: 'rotate(180deg)' } })

const reasonsLook = css({
  stack: '4',
  gridTemplateColumns: 'one',
  maxHeight: '[min(55vh, 28rem)]',
  overflow: 'auto',
  padding: '3',
  marginBottom: '1',
  backgroundColor: 'sheet',
  borderRadius: 'cell',
  overscrollBehavior: 'contain',
  _beside: { minHeight: '0', maxHeight: 'full' },
})
