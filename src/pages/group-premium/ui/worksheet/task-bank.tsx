import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BankTaskView, TaskSearch, WorksheetItem } from '#contract/worksheet'
import { TaskText } from '@/entities/question'
import { countOf, formName, readSubject } from '@/entities/subject'
import { searchTasks } from '@/entities/worksheet'
import type { Subject } from '#domain/subject'
import { css } from 'styled-system/css'
import { useLoad } from '@/shared/lib/load'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { EmptyState } from '@/shared/ui/empty-state'
import { Form } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { TextField } from '@/shared/ui/text-field'
import { Skeleton } from '@/shared/ui/skeleton'
import { DrawnFormulas } from '@/shared/ui/tex'
import { AnswerChoices } from './answer-choices'

type Filter = Omit<TaskSearch, 'subject' | 'skip'>
type Taking = {
  chosen: readonly WorksheetItem[]
  onTake: (task: BankTaskView) => void
  onDrop: (id: string) => void
}
type TaskBankProps = Taking & { subject: string; /** Where the work is. */ workAddress: string }

/** The bank of one subject: what is looked for, and what was found, twenty tasks at a time. */
export function TaskBank({ subject, workAddress, ...taking }: TaskBankProps) {
  const [filter, setFilter] = useState<Filter>({})
  /** Words were asked for last: what they find is brought into sight, since on a phone it stands below all filters. */
  const [isAsked, setAsked] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const known = useLoad(() => readSubject(subject))
  return (
    <>
      <Panel title="Що шукаємо">
        {known.state === 'loading' && <Skeleton shapes={['row', 'row']} />}
        {known.state === 'failed' && <FailedNotice title="Теми не завантажилися" answer={known} />}
        {known.state === 'ready' && (
          <Filters
            subject={known.found}
            filter={filter}
            onChange={(next) => {
              setAsked(next.words !== filter.words && next.words !== undefined)
              setFilter(next)
            }}
          />
        )}
      </Panel>
      <div ref={results} className={css({ stack: '6', gridTemplateColumns: 'one', scrollMarginTop: '4' })}>
        <FoundTasks
          key={JSON.stringify(filter)}
          search={{ subject, ...filter, skip: 0 }}
          onFound={isAsked ? () => results.current?.scrollIntoView({ block: 'start' }) : undefined}
          {...taking}
        />
      </div>
      <div className={chosenLook}>
        <p role="status">У роботі: {countOf(taking.chosen.length, 'task')}</p>
        <ButtonLink size="small" variant="secondary" href={workAddress}>
          До роботи
        </ButtonLink>
      </div>
    </>
  )
}

/** Stays in sight while one scrolls through the bank. */
const chosenLook = css({
  position: 'sticky',
  bottom: 'bar',
  zIndex: 'raised',
  spread: '3',
  alignItems: 'center',
  padding: '3',
  backgroundColor: 'sheet',
  border: 'edge',
  borderRadius: 'sheet',
})

const any = { value: '', text: 'Будь-що' }
const bands = { easy: 'Легкі', medium: 'Середні', hard: 'Складні' } as const

function Filters({ subject, filter, onChange }: { subject: Subject; filter: Filter; onChange: (filter: Filter) => void }) {
  const { topics, structure } = subject
  const forms = [...new Set(structure.parts.map(({ form }) => form))]
  const set = <Name extends keyof Filter>(name: Name, value: Filter[Name] | undefined) => {
    const { [name]: _former, ...others } = filter
    onChange(value === undefined ? others : { ...others, [name]: value })
  }
  return (
    <div className={css({ stack: '4', gridTemplateColumns: { base: 'one', md: 'two' } })}>
      <WordsField asked={filter.words ?? ''} onAsk={(words) => set('words', words || undefined)} />
      <Select
        label="Тема"
        value={filter.topic ?? ''}
        options={[
          any,
          ...topics.flatMap(({ id, title, children }) => [
            { value: id, text: children.length > 0 ? `${title} (увесь розділ)` : title },
            ...children.map((child) => ({ value: child.id, text: `— ${child.title}` })),
          ]),
        ]}
        onChange={(value) => set('topic', value || undefined)}
      />
      <Select
        label="Номер у тесті"
        value={String(filter.number ?? '')}
        options={[any, ...Array.from({ length: structure.tasks }, (_, index) => ({ value: String(index + 1), text: `№ ${index + 1}` }))]}
        onChange={(value) => set('number', value === '' ? undefined : Number(value))}
      />
      <Select
        label="Форма"
        value={filter.form ?? ''}
        options={[any, ...forms.map((form) => ({ value: form, text: formName(form) }))]}
        onChange={(value) =>
          set(
            'form',
            forms.find((form) => form === value),
          )
        }
      />
      <Select
        label="Складність"
        value={filter.difficulty ?? ''}
        options={[any, ...Object.entries(bands).map(([value, text]) => ({ value, text }))]}
        onChange={(value) => set('difficulty', value === 'easy' || value === 'medium' || value === 'hard' ? value : undefined)}
      />
      <Select
        label="Рисунок чи карта"
        value={filter.hasFigure === undefined ? '' : String(filter.hasFigure)}
        options={[any, { value: 'true', text: 'Лише з рисунком' }, { value: 'false', text: 'Без рисунка' }]}
        onChange={(value) => set('hasFigure', value === '' ? undefined : value === 'true')}
      />
    </div>
  )
}

/** Words are looked for once they are whole: at a press or by Enter. */
function WordsField({ asked, onAsk }: { asked: string; onAsk: (words: string) => void }) {
  const [words, setWords] = useState(asked)
  return (
    <Form
      role="search"
      noValidate
      aria-label="Слова завдання"
      className={css({
        display: 'flex',
        gap: '2',
        alignItems: 'flex-end',
        gridColumn: '1 / -1',
        '& > :first-child': { flexGrow: '1', minWidth: '0' },
      })}
      onSubmit={() => onAsk(words.trim())}
    >
      <TextField
        type="search"
        label="Слова завдання"
        maxLength={100}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          if (target.value === '' && asked !== '') onAsk('')
        }}
      />
      <Button type="submit" variant="secondary">
        Знайти
      </Button>
    </Form>
  )
}

type FoundTasksProps = Taking & { search: TaskSearch & { skip: number }; onFound?: (() => void) | undefined }

function FoundTasks({ search, onFound, ...taking }: FoundTasksProps) {
  const found = useLoad(() => searchTasks(search))
  const isReady = found.state === 'ready'
  const tell = useEffectEvent(() => onFound?.())
  useEffect(() => {
    if (isReady) tell()
  }, [isReady])
  const [isMoreShown, setMoreShown] = useState(false)
  if (found.state === 'loading') return <Skeleton shapes={['block', 'block']} />
  if (found.state === 'failed') return <FailedNotice title="Завдання не завантажилися" answer={found} />
  const { tasks, total, formulas } = found.found
  const next = search.skip + tasks.length
  if (total === 0) return <EmptyState title="Таких завдань немає">Послабте умови: приберіть слово, номер, форму чи складність.</EmptyState>
  return (
    <>
      {search.skip === 0 && (
        <p role="status" className={css({ textStyle: 'label' })}>
          Знайдено: {countOf(total, 'task')}
        </p>
      )}
      <DrawnFormulas formulas={formulas}>
        <ul className={css({ stack: '4', gridTemplateColumns: 'one' })}>
          {tasks.map((task) => (
            <li key={task.id} className={css({ minWidth: '0' })}>
              <Found task={task} {...taking} />
            </li>
          ))}
        </ul>
      </DrawnFormulas>
      {next < total &&
        (isMoreShown ? (
          <FoundTasks search={{ ...search, skip: next }} {...taking} />
        ) : (
          <Button variant="secondary" onClick={() => setMoreShown(true)}>
            Показати ще {Math.min(20, total - next)}
          </Button>
        ))}
    </>
  )
}

function Found({ task, chosen, onTake, onDrop }: Taking & { task: BankTaskView }) {
  const { id, question, difficulty, isTemplate } = task
  const isChosen = chosen.some((item) => item.id === id)
  return (
    <Panel padding="small">
      <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
        <div className={css({ display: 'flex', gap: '2', justifyContent: 'space-between' })}>
          <span className={css({ textStyle: 'small', color: 'inkMuted', minWidth: '0' })}>
            {formName(question.form)} · {countOf(question.points, 'point')} · {bands[difficulty].toLowerCase()}{' '}
            {isTemplate && <Chip>кожному свої числа</Chip>}
          </span>
          <span className={css({ flexShrink: '0' })}>
            <Button
              size="small"
              variant={isChosen ? 'secondary' : 'primary'}
              aria-pressed={isChosen}
              onClick={() => (isChosen ? onDrop(id) : onTake(task))}
            >
              {isChosen ? 'У роботі' : 'Додати'}
            </Button>
          </span>
        </div>
        <TaskText question={question} />
        <AnswerChoices question={question} />
      </div>
    </Panel>
  )
}
