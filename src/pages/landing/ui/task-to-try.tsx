import { useState } from 'react'
import type { TaskOfTheDay } from '#contract/showcase'
import { css, cx } from 'styled-system/css'
import { stackedSheet } from '@/shared/ui/panel'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import type { Mark } from '@/shared/ui/mark'
import { OptionList } from '@/shared/ui/option-list'
import { RichText } from '@/shared/ui/rich-text'
import { dayText } from '../model/task-text'
import { TaskExplanation } from './task-explanation'

const cardId = 'task-of-the-day'

/** Reads the choice made on the page that the server drew, before this code came. */
const chosenEarly = (): string | null =>
  globalThis.document?.querySelector<HTMLInputElement>(`[aria-labelledby=${cardId}] input:checked`)?.value ?? null

/** One real task: answered, checked and explained on the spot, counted nowhere. */
export function TaskToTry({ task }: { task: TaskOfTheDay }) {
  const [chosen, setChosen] = useState(chosenEarly)
  const [isChecked, setChecked] = useState(false)
  const { question, key } = task
  if (question.form !== 'single' || key.form !== 'single') return null
  const marks: Record<string, Mark> = { [key.correct]: 'missed', ...(chosen && { [chosen]: chosen === key.correct ? 'right' : 'wrong' }) }
  return (
    <section aria-labelledby={cardId} className={sheet}>
      <div className={css({ stack: '1' })}>
        <div className={css({ wrap: '2', alignItems: 'center', justifyContent: 'space-between' })}>
          <h2 id={cardId} className={css({ textStyle: 'subheading' })}>
            Завдання дня
          </h2>
          <Chip tone="marker">{dayText(task.day)}</Chip>
        </div>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {task.subject.title} · {task.topic.title}
        </p>
      </div>
      <RichText blocks={question.prompt} />
      <OptionList
        label="Відповідь на завдання дня"
        options={question.options}
        value={chosen}
        onChange={setChosen}
        isDisabled={isChecked}
        marks={isChecked ? marks : undefined}
        notes={isChecked ? Object.fromEntries(key.notes.map(({ id, text }) => [id, <RichText key={id} blocks={text} />])) : undefined}
      />
      <div role="status">{isChecked && <TaskExplanation task={task} isRight={chosen === key.correct} />}</div>
      {!isChecked && (
        <Button disabled={chosen === null} onClick={() => setChecked(true)}>
          Перевірити
        </Button>
      )}
    </section>
  )
}

const sheet = cx(stackedSheet, css({ gap: '4', borderTop: 'markerBand' }))
