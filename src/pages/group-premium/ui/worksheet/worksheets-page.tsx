import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { WorksheetRequest, WorksheetSummary } from '#contract/worksheet'
import { groupAddress } from '@/entities/group'
import { countOf, firstSubject, listSubjects, readSubject } from '@/entities/subject'
import { listWorksheets, makeWorksheet, removeWorksheet } from '@/entities/worksheet'
import { css, cx } from 'styled-system/css'
import { groupLook } from 'styled-system/recipes'
import { problemOf } from '@/shared/api'
import { useLoad } from '@/shared/lib/load'
import { useOnceCall } from '@/shared/lib/once-call'
import { usePageTitle } from '@/shared/lib/page-title'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { Button, wordLook } from '@/shared/ui/button'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { EmptyState } from '@/shared/ui/empty-state'
import { Form } from '@/shared/ui/form'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice, ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { worksheetAddress } from '../../model/address'

const look = groupLook()

/** The works that a teacher has put together, and a new one. */
export function WorksheetsPage({ group }: { group: string | null }) {
  usePageTitle('Мої роботи')
  return (
    <Page
      eyebrow={group ? <Breadcrumbs way={[{ title: 'Клас', to: groupAddress(group) }]} /> : undefined}
      title="Мої роботи"
      lead="Оберіть завдання з банку, дайте роботу класу або роздрукуйте її."
    >
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        <NewSheet group={group} />
        <OwnSheets group={group} />
      </div>
    </Page>
  )
}

const starts = [
  { value: 'nothing', label: 'Порожня' },
  { value: 'topic', label: 'З теми' },
  { value: 'paper', label: 'З варіанта' },
] as const
type Start = (typeof starts)[number]['value']

function NewSheet({ group }: { group: string | null }) {
  const subjects = useLoad(listSubjects)
  const [, navigate] = useLocation()
  const making = useOnceCall(makeWorksheet, { onAnswer: ({ id }) => navigate(worksheetAddress(id, group)) })
  const [subject, setSubject] = useState<string | null>(null)
  const [from, setFrom] = useState<Start>('nothing')
  const [title, setTitle] = useState('')
  const [target, setTarget] = useState('')
  const offered = subjects.state === 'ready' ? subjects.found.filter(({ papers, practice }) => papers > 0 || (practice ?? 0) > 0) : []
  const chosen = offered.find(({ id }) => id === subject)?.id ?? firstSubject(offered)
  const request = chosen === undefined ? null : requestOf(from, chosen, title, target)
  return (
    <Panel title="Нова робота">
      {subjects.state === 'loading' && <Skeleton shapes={['row', 'row']} />}
      {subjects.state === 'failed' && <FailedNotice title="Предмети не завантажилися" answer={subjects} />}
      {chosen !== undefined && (
        <Form
          noValidate
          aria-label="Нова робота"
          className={css({ stack: '4', gridTemplateColumns: 'one' })}
          onSubmit={() => {
            if (request) making.make(request)
          }}
        >
          <Select
            label="Предмет"
            value={chosen}
            options={offered.map(({ id, title: text }) => ({ value: id, text }))}
            onChange={(next) => {
              setSubject(next)
              setTarget('')
            }}
          />
          <ChoiceGroup
            legend="З чого почати"
            options={starts}
            value={from}
            onChange={(next) => {
              setFrom(next)
              setTarget('')
            }}
          />
          {from === 'nothing' ? (
            <TextField
              label="Назва"
              placeholder="Контрольна: відсотки"
              maxLength={80}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          ) : (
            <TargetOf key={`${from} ${chosen}`} from={from} subject={chosen} value={target} onChange={setTarget} />
          )}
          {making.error !== null && <ProblemNotice title="Роботу не створено">{problemText(problemOf(making.error))}</ProblemNotice>}
          <div>
            <Button type="submit" disabled={request === null} isLoading={making.state === 'calling'}>
              Скласти роботу
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  )
}

function requestOf(from: Start, subject: string, title: string, target: string): WorksheetRequest | null {
  if (from === 'nothing') return title.trim() === '' ? null : { from, subject, title }
  if (target === '') return null
  return from === 'topic' ? { from, subject, topic: target, count: 12 } : { from, subject, paper: target }
}

type TargetOfProps = { from: 'topic' | 'paper'; subject: string; value: string; onChange: (target: string) => void }

function TargetOf({ from, subject, value, onChange }: TargetOfProps) {
  const known = useLoad(() => readSubject(subject))
  if (known.state === 'failed') return <FailedNotice title="Список не завантажився" answer={known} />
  const { topics, paperList } = known.state === 'ready' ? known.found : { topics: [], paperList: [] }
  const options =
    from === 'paper'
      ? paperList.map(({ id, title }) => ({ value: id, text: title }))
      : topics.flatMap(({ id, title, children }) => [
          { value: id, text: children.length > 0 ? `${title} (увесь розділ)` : title },
          ...children.map((child) => ({ value: child.id, text: `— ${child.title}` })),
        ])
  return (
    <Select
      label={from === 'paper' ? 'Який варіант' : 'Яка тема'}
      hint={
        from === 'paper'
          ? 'Усі завдання варіанта; прибрати зайве можна потім.'
          : '12 завдань теми; прибрати зайве й додати інші можна потім.'
      }
      value={value}
      disabled={options.length === 0}
      options={[{ value: '', text: known.state === 'loading' ? 'Завантажуємо…' : 'Обрати' }, ...options]}
      onChange={onChange}
    />
  )
}

function OwnSheets({ group }: { group: string | null }) {
  const own = useLoad(listWorksheets)
  const [gone, setGone] = useState<readonly string[]>([])
  if (own.state === 'loading') return <Skeleton shapes={['row', 'row', 'row']} />
  if (own.state === 'failed') return <FailedNotice title="Роботи не завантажилися" answer={own} />
  const left = own.found.filter(({ id }) => !gone.includes(id))
  return (
    <Panel title="Складені роботи">
      {left.length === 0 ? (
        <EmptyState title="Тут стоятимуть ваші роботи">Кожну можна дати кільком класам, роздрукувати й змінити.</EmptyState>
      ) : (
        <ul>
          {left.map((sheet) => (
            <Own key={sheet.id} sheet={sheet} group={group} onGone={() => setGone([...gone, sheet.id])} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Own({ sheet, group, onGone }: { sheet: WorksheetSummary; group: string | null; onGone: () => void }) {
  const { id, title, subjectTitle, tasks } = sheet
  const [isAsked, setAsked] = useState(false)
  const removing = useOnceCall(() => removeWorksheet(id), { onAnswer: onGone })
  return (
    <li className={look.row}>
      <span>
        <Link href={worksheetAddress(id, group)} className={cx(wordLook, css({ textStyle: 'label' }))}>
          {title}
        </Link>
        <span className={css({ display: 'block', textStyle: 'small', color: 'inkMuted' })}>
          {subjectTitle} · {countOf(tasks, 'task')}
        </span>
      </span>
      {isAsked ? (
        <span role="group" aria-label={`Видалити роботу: ${title}`} className={css({ wrap: '2' })}>
          <Button size="small" variant="danger" isLoading={removing.state === 'calling'} onClick={() => removing.make(undefined)}>
            Так, видалити
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsked(false)}>
            Лишити
          </Button>
        </span>
      ) : (
        <Button size="small" variant="quiet" aria-label={`Видалити роботу: ${title}`} onClick={() => setAsked(true)}>
          Видалити
        </Button>
      )}
    </li>
  )
}
