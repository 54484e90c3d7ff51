import { useEffect, useRef, useState } from 'react'
import type { Worksheet, WorksheetTask } from '#contract/worksheet'
import { ExplanationText, keyText, TaskText } from '@/entities/question'
import { countOf, formName } from '@/entities/subject'
import { css } from 'styled-system/css'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Chip } from '@/shared/ui/chip'
import { EmptyState } from '@/shared/ui/empty-state'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { Select } from '@/shared/ui/select'
import { TextField } from '@/shared/ui/text-field'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { worksheetAddress } from '../../model/address'
import type { Draft } from '../../model/keep-worksheet.machine'
import { AnswerChoices } from './answer-choices'
import { GiveSheet } from './give-sheet'
import { ShareSheet } from './share-sheet'

type ChosenTasksProps = {
  worksheet: Worksheet
  draft: Draft
  tasks: readonly WorksheetTask[]
  group: string | null
  isKept: boolean
  /** The task that was taken out last: it can be brought back to its place until another change of the list. */
  dropped: DroppedTask | null
  onDrop: (dropped: DroppedTask | null) => void
  onChange: (change: Partial<Draft>) => void
}

export type DroppedTask = { task: WorksheetTask; place: number }

const times = [null, 10, 15, 20, 30, 40, 45, 60, 90, 120]

/** The tasks of a work in their order, each with its key; what is pressed keeps the focus where the task has gone. */
export function ChosenTasks({ worksheet, draft, tasks, group, isKept, dropped, onDrop, onChange }: ChosenTasksProps) {
  const [areKeysShown, setKeysShown] = useState(false)
  const { list, move, said } = useMoves(draft.items, (items) => onChange({ items }))
  const isGone = dropped !== null && draft.items.every(({ id }) => id !== dropped.task.id)
  const back = isGone ? (
    <BroughtBack
      dropped={dropped}
      onBack={() => {
        const { id, isOwn } = dropped.task
        onChange({ items: draft.items.toSpliced(dropped.place - 1, 0, { id, isOwn }) })
      }}
    />
  ) : null
  const points = tasks.reduce((sum, { question }) => sum + (question?.points ?? 0), 0)
  const bank = worksheetAddress(worksheet.id, group, 'bank')
  return (
    <>
      <Panel title="Про роботу">
        <div className={css({ stack: '4', gridTemplateColumns: { base: 'one', md: 'two' } })}>
          <TextField label="Назва" value={draft.title} maxLength={80} onChange={(event) => onChange({ title: event.target.value })} />
          <Select
            label="Час"
            value={String(draft.minutes)}
            options={[...new Set([...times, draft.minutes])].map((minutes) => ({
              value: String(minutes),
              text: minutes === null ? 'Без обмеження' : countOf(minutes, 'minute'),
            }))}
            onChange={(value) => onChange({ minutes: value === 'null' ? null : Number(value) })}
          />
        </div>
      </Panel>
      {tasks.length === 0 && back}
      {tasks.length === 0 ? (
        <EmptyState title="У роботі ще немає завдань" action={<ButtonLink href={bank}>До банку завдань</ButtonLink>}>
          Оберіть їх у банку: за темою, номером у тесті, формою чи складністю.
        </EmptyState>
      ) : (
        <section aria-label="Завдання роботи" className={css({ stack: '4', gridTemplateColumns: 'one' })}>
          <div className={css({ wrap: '3', alignItems: 'center' })}>
            <h2 className={css({ textStyle: 'heading', flexGrow: '1' })}>
              {countOf(tasks.length, 'task')}, {countOf(points, 'point')}
            </h2>
            <Button size="small" variant="secondary" aria-pressed={areKeysShown} onClick={() => setKeysShown(!areKeysShown)}>
              {areKeysShown ? 'Сховати ключі' : 'Показати ключі'}
            </Button>
            <ButtonLink size="small" href={bank}>
              Додати завдання
            </ButtonLink>
          </div>
          <VisuallyHidden>
            <p role="status">{said}</p>
          </VisuallyHidden>
          <ol ref={list} className={css({ stack: '4', gridTemplateColumns: 'one' })}>
            {tasks.map((task, index) => (
              <li key={task.id} className={css({ stack: '4', gridTemplateColumns: 'one', minWidth: '0' })}>
                {dropped?.place === index + 1 && back}
                <Chosen
                  task={task}
                  place={index + 1}
                  of={tasks.length}
                  isKeyShown={areKeysShown}
                  onMove={(step) => move(index, step)}
                  onOwn={(isOwn) => onChange({ items: draft.items.map((item, at) => (at === index ? { ...item, isOwn } : item)) })}
                  onDrop={() => {
                    onDrop({ task, place: index + 1 })
                    onChange({ items: draft.items.filter((_, at) => at !== index) })
                  }}
                />
                {dropped?.place === index + 2 && index + 1 === tasks.length && back}
              </li>
            ))}
          </ol>
          <GiveSheet worksheet={worksheet} group={group} isKept={isKept} />
        </section>
      )}
      <ShareSheet worksheet={worksheet} />
    </>
  )
}

/** Stands where a task has been taken out, and takes the focus from its button. */
function BroughtBack({ dropped: { task, place }, onBack }: { dropped: DroppedTask; onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [task.id, place])
  return (
    <div
      role="group"
      aria-label={`Прибрано завдання ${place}`}
      className={css({ spread: '3', alignItems: 'center', padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })}
    >
      <span>Завдання {place} прибрано.</span>
      <Button ref={button} size="small" variant="secondary" onClick={onBack}>
        Повернути
      </Button>
    </div>
  )
}

type Items = Draft['items']

/** Moves tasks by one place; the pressed button keeps the focus, and its task is told where it stands now. */
function useMoves(items: Items, onMoved: (items: Items) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ to: number; step: -1 | 1 } | null>(null)
  useEffect(() => {
    if (!moved) return
    const presses = list.current?.children[moved.to]?.querySelectorAll<HTMLButtonElement>('[data-move]')
    const own = [...(presses ?? [])]
    const wanted =
      own.find(({ dataset, disabled }) => dataset['move'] === String(moved.step) && !disabled) ?? own.find(({ disabled }) => !disabled)
    wanted?.focus()
  }, [moved])
  const move = (from: number, step: -1 | 1) => {
    const to = from + step
    const [task, other] = [items[from], items[to]]
    if (!task || !other) return
    onMoved(items.map((item, index) => (index === from ? other : index === to ? task : item)))
    setMoved({ to, step })
  }
  return { list, move, said: moved ? `Тепер це завдання № ${moved.to + 1}` : '' }
}

type ChosenProps = {
  task: WorksheetTask
  place: number
  of: number
  isKeyShown: boolean
  onMove: (step: -1 | 1) => void
  onOwn: (isOwn: boolean) => void
  onDrop: () => void
}

function Chosen({ task: { question, key, isTemplate, isOwn }, place, of, isKeyShown, onMove, onOwn, onDrop }: ChosenProps) {
  return (
    <Panel padding="small">
      <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' })}>
          <h3 className={css({ textStyle: 'subheading' })}>№ {place}</h3>
          {question && (
            <span className={css({ textStyle: 'small', color: 'inkMuted', flexGrow: '1', paddingLeft: '2' })}>
              {formName(question.form)} · {countOf(question.points, 'point')}
            </span>
          )}
          <span className={css({ display: 'flex', gap: '1', marginLeft: 'auto' })}>
            <Button
              size="small"
              variant="quiet"
              isSquare
              data-move="-1"
              disabled={place === 1}
              aria-label={`Завдання ${place}: вище`}
              onClick={() => onMove(-1)}
            >
              <Icon name="arrow-up" />
            </Button>
            <Button
              size="small"
              variant="quiet"
              isSquare
              data-move="1"
              disabled={place === of}
              aria-label={`Завдання ${place}: нижче`}
              onClick={() => onMove(1)}
            >
              <Icon name="arrow-down" />
            </Button>
            <Button size="small" variant="quiet" isSquare aria-label={`Прибрати завдання ${place}`} onClick={onDrop}>
              <Icon name="cross" />
            </Button>
          </span>
        </div>
        {question ? (
          <TaskText question={question} />
        ) : (
          <p className={css({ color: 'inkMuted' })}>
            Це завдання стоїть у тесті, який ви ще складаєте, чи в роботі класу, де ви учень. Воно відкриється після того.
          </p>
        )}
        {question && <AnswerChoices question={question} />}
        {isTemplate && (
          <Checkbox checked={isOwn} onChange={(event) => onOwn(event.target.checked)}>
            Кожному учневі — свої числа
          </Checkbox>
        )}
        {isKeyShown &&
          question &&
          (key ? (
            <div className={css({ stack: '2', gridTemplateColumns: 'one', paddingLeft: '4', borderLeft: 'rightRule' })}>
              <p>
                <Chip tone="right">Ключ</Chip> <strong>{keyText(question, key)}</strong>
              </p>
              <ExplanationText blocks={key.explanation} />
            </div>
          ) : (
            <p className={css({ color: 'inkMuted' })}>Ключ з’явиться, коли роботу буде збережено.</p>
          ))}
      </div>
    </Panel>
  )
}
