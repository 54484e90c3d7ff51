import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { BankTaskView, Worksheet, WorksheetChange, WorksheetItem, WorksheetTask } from '#contract/worksheet'
import { groupAddress } from '@/entities/group'
import { countOf } from '@/entities/subject'
import { changeWorksheet, readVariants, readWorksheet } from '@/entities/worksheet'
import { css } from 'styled-system/css'
import { inspection } from '@/shared/lib/inspection'
import { lazyPart } from '@/shared/lib/lazy'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Page } from '@/shared/ui/page'
import { FailedPage, LoadingPage } from '@/shared/ui/page-state'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { langIn } from '@/shared/ui/rich-text'
import { DrawnFormulas } from '@/shared/ui/tex'
import { worksheetAddress, worksheetsAddress, type WorksheetView } from '../../model/address'
import { keepWorksheetMachine, type Draft } from '../../model/keep-worksheet.machine'
import { MissingWork, orMissing } from '../missing-work'
import { ViewTabs } from '../view-tabs'
import { ChosenTasks, type DroppedTask } from './chosen-tasks'
import { TaskBank } from './task-bank'

const PaperOut = lazyPart(async () => (await import('./paper-out')).PaperOut, <Skeleton shapes={['block', 'row']} />)

type WorksheetPageProps = { id: string; /** The class that it is meant for. */ group: string | null; view: WorksheetView }

/** A work that a teacher puts together: its tasks with keys, the bank to choose from, and the work on paper. */
export function WorksheetPage(props: WorksheetPageProps) {
  const { id } = props
  const found = useLoad(() => orMissing(readWorksheet(id)))
  if (found.state === 'loading') return <LoadingPage shapes={['row', 'block', 'block']} />
  if (found.state === 'failed') return <FailedPage title="Робота не завантажилася" failure="Не вдалося завантажити роботу" answer={found} />
  if (found.found === null) return <MissingWork />
  return <Opened {...props} loaded={found.found} />
}

const machine = keepWorksheetMachine.provide({
  actors: {
    save: fromPromise<Worksheet, { id: string; change: WorksheetChange }>(({ input }) => changeWorksheet(input.id, input.change)),
  },
})

function Opened({ loaded, group, view }: WorksheetPageProps & { loaded: Worksheet }) {
  const { state, send } = useKeeping(loaded)
  const { worksheet, draft, problem } = state.context
  const [taken, setTaken] = useState<readonly BankTaskView[]>([])
  const [dropped, setDropped] = useState<DroppedTask | null>(null)
  const isKept = state.value === 'kept'
  useLeaveWarning(!isKept)
  usePageTitle(draft.title)
  const change = (next: Partial<Draft>) => send({ type: 'draft.change', draft: { ...draft, ...next } })
  const tasks = draft.items.map((item) => (item.id === dropped?.task.id ? { ...dropped.task, ...item } : wordsOf(item, worksheet, taken)))
  return (
    <Page
      eyebrow={
        <Breadcrumbs
          way={[...(group ? [{ title: 'Клас', to: groupAddress(group) }] : []), { title: 'Роботи', to: worksheetsAddress(group) }]}
        />
      }
      title={draft.title.trim() === '' ? 'Робота без назви' : draft.title}
      lead={`${worksheet.subjectTitle} · ${countOf(draft.items.length, 'task')} · код роботи ${worksheet.code}, він стоїть на її аркушах`}
    >
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        <ViewTabs
          label="Частини роботи"
          current={view}
          addressOf={(each) => worksheetAddress(worksheet.id, group, each)}
          views={[
            { view: 'tasks', text: 'Завдання' },
            { view: 'bank', text: 'Банк завдань' },
            { view: 'print', text: 'На папір' },
          ]}
        />
        <p role="status" className={css({ textStyle: 'small', color: 'inkMuted', _print: { display: 'none' } })}>
          {draft.title.trim() === '' ? 'Дайте роботі назву, щоб зберегти її' : savedText[state.value]}
        </p>
        {state.value === 'refused' && (
          <ProblemNotice title="Не збережено" onRetry={() => send({ type: 'draft.save' })}>
            {problem && problemText(problem)}
          </ProblemNotice>
        )}
        {view === 'bank' && (
          <TaskBank
            subject={worksheet.subject}
            workAddress={worksheetAddress(worksheet.id, group)}
            chosen={draft.items}
            onTake={(task) => {
              setTaken([...taken, task])
              change({ items: [...draft.items, { id: task.id, isOwn: task.isTemplate }] })
            }}
            onDrop={(id) => change({ items: draft.items.filter((item) => item.id !== id) })}
          />
        )}
        {view === 'tasks' && (
          <DrawnFormulas formulas={worksheet.formulas}>
            <ChosenTasks
              worksheet={worksheet}
              draft={draft}
              tasks={tasks}
              group={group}
              isKept={isKept}
              dropped={dropped}
              onDrop={setDropped}
              onChange={change}
            />
          </DrawnFormulas>
        )}
        {view === 'print' &&
          (isKept ? (
            <WorksheetOnPaper key={worksheet.revision} worksheet={worksheet} />
          ) : (
            <div className={css({ stack: '3', justifyItems: 'start' })}>
              <p>Спершу збережемо зміни.</p>
              <Button onClick={() => send({ type: 'draft.save' })} isLoading={state.value === 'saving'}>
                Зберегти
              </Button>
            </div>
          ))}
      </div>
    </Page>
  )
}

/** The work of no class: its sheets name no pupil. */
function WorksheetOnPaper({ worksheet }: { worksheet: Worksheet }) {
  const { id, code, title, subject, items } = worksheet
  if (items.length === 0)
    return <EmptyState title="Друкувати ще нічого">Додайте завдання з банку, і роботу можна буде роздрукувати.</EmptyState>
  const question = items.find((item) => item.question)?.question
  return (
    <PaperOut
      work={{ code, title, lang: question ? langIn(question.prompt) : null }}
      subject={subject}
      hasTemplates={items.some(({ isOwn }) => isOwn)}
      readVariants={(count) => readVariants(id, { count, seed: seedOf(id) })}
      pupils={[]}
      aside={
        <p className={css({ textStyle: 'small', padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })}>
          Ці бланки з фото не зчитуються: на них немає учнів. Дайте роботу класу й надрукуйте бланки з її результатів у класі.
        </p>
      }
    />
  )
}

/** The variants of a work are the same whenever they are printed, and other ones for another work. */
const seedOf = (id: string): number => parseInt(id.slice(0, 7), 16) + 1

const savedText: Record<'kept' | 'changed' | 'saving' | 'refused', string> = {
  kept: 'Усе збережено',
  changed: 'Зберігаємо…',
  saving: 'Зберігаємо…',
  refused: 'Не збережено',
}

/** A task as it is known: with its key once the server has it, with the words of the bank until then. */
function wordsOf(item: WorksheetItem, { items }: Worksheet, taken: readonly BankTaskView[]): WorksheetTask {
  const known = items.find(({ id }) => id === item.id)
  if (known) return { ...known, isOwn: item.isOwn }
  const found = taken.find(({ id }) => id === item.id)
  return { ...item, isTemplate: found?.isTemplate ?? false, ...(found && { question: found.question }) }
}

/** The work while it is put together. Who leaves the page has its last change saved all the same: the actor outlives the page. */
function useKeeping(loaded: Worksheet) {
  const [actor] = useState(() => createActor(machine, { input: { worksheet: loaded }, ...inspection() }).start())
  useEffect(() => () => actor.send({ type: 'draft.save' }), [actor])
  return { state: useSelector(actor, (snapshot) => snapshot), send: actor.send }
}

/** The browser asks before it leaves what is not saved yet. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
