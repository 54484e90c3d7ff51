import { useId, useState } from 'react'
import type { Answer } from '#domain/answer'
import type { Question, Stimulus } from '#domain/question'
import { ReadAloud } from '@/features/read-aloud'
import { css, cx } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Figure } from '@/shared/ui/figure'
import { Icon } from '@/shared/ui/icon'
import { ForeignTitle, GapProvider, langIn, RichText } from '@/shared/ui/rich-text'
import { gapContent } from './gap-content'
import { StimulusNote } from './stimulus-note'
import { arrowLook, panelLook, scrollerLook, textLook, toggleLook } from './stimulus-look'

type StimulusPanelProps = {
  stimulus: Stimulus
  /** «3–5»: the tasks that share it. */
  numbers: string
  /** The open task, its first number and its answer: they stand in the gaps of the text. */
  question: Question
  number: number
  answer: Answer | undefined
  /** Opens the options of a gap; absent where nothing may be answered. */
  onGap?: (gap: string) => void
  note: string
  /** Absent where nothing may be written. */
  onNote?: (text: string) => void
}

/** At the lower edge it says that there is more; what moves with the text covers it at the end. */
const shade = {
  background:
    'linear-gradient(var(--colors-sheet) 0 0) bottom/100% 0.5rem no-repeat local,linear-gradient(transparent,var(--colors-edge)) bottom/100% 0.5rem no-repeat',
}

/**
 * The text, map or chart of several tasks: beside the task on a wide screen, folded above it on a narrow one. The element is the same for
 * all of them, so that the place in the text is kept.
 */
export function StimulusPanel({ stimulus, numbers, question, number, answer, onGap, note, onNote }: StimulusPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [isNoting, setNoting] = useState(note !== '')
  const title = numbers.includes('–') ? `До завдань ${numbers}` : `До завдання ${numbers}`
  return (
    <section aria-label={title} className={panelLook}>
      <h2 className={css({ display: 'contents' })}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className={toggleLook}>
          <Icon name="book" size="small" />
          {title}
          <span data-open={isOpen || undefined} className={arrowLook}>
            <Icon name="chevron-down" size="small" />
          </span>
        </button>
      </h2>
      <div
        id={id}
        role="group"
        aria-label="Текст завдання"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus the keyboard could not scroll it
        tabIndex={0}
        data-open={isOpen || undefined}
        style={shade}
        className={cx(scrollerLook, !stimulus.figure && textLook)}
      >
        {stimulus.title && (
          <p className={css({ textStyle: 'subheading', marginBottom: '3' })}>
            <ForeignTitle text={stimulus.title} lang={langIn(stimulus.text)} />
          </p>
        )}
        <ReadAloud blocks={stimulus.text} />
        <GapProvider value={gapContent(question, number, answer, onGap)}>
          <RichText blocks={stimulus.text} />
        </GapProvider>
        {stimulus.figure && (
          <div className={css({ marginTop: '3' })}>
            <Figure figure={stimulus.figure} />
          </div>
        )}
        {onNote && !isNoting && (
          <div className={css({ marginTop: '3' })}>
            <Button variant="quiet" size="small" onClick={() => setNoting(true)}>
              <Icon name="note" size="small" />
              Додати нотатку
            </Button>
          </div>
        )}
        {onNote && isNoting && <StimulusNote text={note} onWrite={onNote} />}
      </div>
    </section>
  )
}
