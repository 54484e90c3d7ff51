import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Assignment, Group, PaperAnswers, TaskAnswers } from '#contract/group'
import { dueText, readPaperAnswers } from '@/entities/group'
import { keyText, TaskText } from '@/entities/question'
import { css, cx } from 'styled-system/css'
import { classMapLook } from 'styled-system/recipes'
import { lazyPart } from '@/shared/lib/lazy'
import { useLoad } from '@/shared/lib/load'
import { saveFile } from '@/shared/lib/save-file'
import { Button, ButtonLink, wordLook } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import { InlineText } from '@/shared/ui/rich-text'
import { DrawnFormulas } from '@/shared/ui/tex'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { classAddress, scanAddress } from '../../model/address'
import { sharingMembers } from '../../model/sharing-members'
import { answersCsv, csvFile } from '../../model/class-csv'
import { taskTotal, totalOf } from '../../model/class-results'
import { printedColumn } from '../printed-column'
import { AnswerChoices } from '../worksheet/answer-choices'
import { Fold } from './fold'
import { OwnNumbers } from './own-numbers'
import { SittingTable } from './sitting-table'
import { TotalRow, TotalTable } from './total-table'

const ClassPaper = lazyPart(async () => (await import('./class-paper')).ClassPaper, <Skeleton shapes={['block', 'row']} />)

type PaperResultsProps = { group: Group; paper: Assignment }

/** One paper of the class: who has handed it in, pupils by tasks, then each task at a press, the hardest first. */
export function PaperResults({ group, paper }: PaperResultsProps) {
  const found = useLoad(() => readPaperAnswers(group.id, paper.id))
  const sharing = sharingMembers(group)
  return (
    <>
      <div className={css({ stack: '1' })}>
        <Link href={classAddress(group.id, 'results')} className={cx(wordLook, css({ width: 'fit', minHeight: 'target' }))}>
          Усі роботи класу
        </Link>
        <h2 className={css({ textStyle: 'heading' })}>
          {paper.subjectTitle}, {paper.title}
        </h2>
        <p className={css({ color: 'inkMuted' })}>Здати до {dueText(paper.due)}</p>
      </div>
      <PaperOnPaper group={group} paper={paper} />
      {sharing.length > 0 && <SittingTable assignment={paper} members={sharing} />}
      {found.state === 'loading' && <Skeleton shapes={['block', 'row', 'row']} />}
      {found.state === 'failed' && <FailedNotice title="Відповіді не завантажилися" answer={found} />}
      {found.state === 'ready' && <Answers group={group.id} paper={paper} answers={found.found} />}
    </>
  )
}

/** The work on paper and back; open only on a press, since most works are never printed. */
function PaperOnPaper({ group, paper }: PaperResultsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css({ stack: '4', gridTemplateColumns: 'one', _print: { display: 'none' } })}>
      <div className={css({ wrap: '2' })}>
        <Button size="small" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          На папір
        </Button>
        <ButtonLink size="small" variant="secondary" href={scanAddress(group.id, paper.id)}>
          Зчитати аркуші з фото
        </ButtonLink>
      </div>
      {isOpen && <ClassPaper group={group} paper={paper} />}
    </div>
  )
}

const look = classMapLook()

const orders = [
  { value: 'hard', text: 'Найважчі спершу' },
  { value: 'paper', text: 'Як у роботі' },
]

function Answers({ group, paper, answers }: { group: string; paper: Assignment; answers: PaperAnswers }) {
  const [order, setOrder] = useState('hard')
  const [areOpen, setOpen] = useState(false)
  const { tasks, rows, hidden, formulas } = answers
  if (rows.length === 0)
    return (
      <EmptyState title="Ще ніхто не здав">
        Тут з’являться відповіді тих, хто здав роботу й показує результати.{hidden > 0 && ` Не показують: ${hidden}.`}
      </EmptyState>
    )
  const shown = order === 'hard' ? tasks.toSorted((a, b) => (a.share ?? 1) - (b.share ?? 1)) : tasks
  return (
    <DrawnFormulas formulas={formulas}>
      <Panel title="Бали за завданнями">
        <div className={printedColumn}>
          <PointsByTask answers={answers} />
          {hidden > 0 && <p className={css({ textStyle: 'small', color: 'inkMuted' })}>Не показують результатів: {hidden}.</p>}
          <span className={css({ wrap: '2', _print: { display: 'none' } })}>
            <Button size="small" variant="secondary" onClick={() => saveFile(csvFile('skladu-vidpovidi.csv', answersCsv(answers)))}>
              Завантажити CSV
            </Button>
            <Button size="small" variant="secondary" onClick={() => window.print()}>
              Надрукувати
            </Button>
          </span>
        </div>
      </Panel>
      <Panel title="Як розв’язали кожне завдання">
        <div className={printedColumn}>
          <div className={css({ wrap: '3', alignItems: 'flex-end', justifyContent: 'space-between', _print: { display: 'none' } })}>
            <Select label="Порядок завдань" value={order} options={orders} onChange={setOrder} />
            <Button size="small" variant="secondary" onClick={() => setOpen(!areOpen)}>
              {areOpen ? 'Згорнути всі' : 'Розгорнути всі'}
            </Button>
          </div>
          <ol aria-label={`${paper.title}: завдання`}>
            {shown.map((task) => (
              <li key={task.id} className={css({ minWidth: '0', breakInside: 'avoid', '&:not(:last-child)': { borderBottom: 'line' } })}>
                <OneTask key={String(areOpen)} task={task} isOpen={areOpen} />
              </li>
            ))}
          </ol>
        </div>
      </Panel>
      {tasks.some(({ isOwn }) => isOwn) && <OwnNumbers group={group} paper={paper.id} pupils={rows} />}
    </DrawnFormulas>
  )
}

/** Pupils by tasks, in rows so low that a class stands on the screen of a phone. */
function PointsByTask({ answers: { tasks, rows } }: { answers: PaperAnswers }) {
  return (
    <TotalTable
      label="Бали за завданнями"
      heads={
        <>
          {tasks.map(({ id, number }) => (
            <th key={id} scope="col">
              <VisuallyHidden>Завдання </VisuallyHidden>
              {number}
            </th>
          ))}
          <th scope="col">Час</th>
        </>
      }
      most={
        <tr>
          <th scope="row">щонайбільше</th>
          <td>{totalOf(tasks.map(({ max }) => ({ points: max, max }))).max}</td>
          <td>100</td>
          {tasks.map(({ id, max }) => (
            <td key={id}>{max}</td>
          ))}
          <td>&nbsp;</td>
        </tr>
      }
    >
      {rows.map(({ memberId, name, points, seconds }) => (
        <TotalRow key={memberId} name={name} total={taskTotal(tasks, points)}>
          {points.map((each, index) => (
            <td key={tasks[index]?.id}>{each ?? '—'}</td>
          ))}
          <td className={css({ whiteSpace: 'nowrap' })}>{seconds === null ? 'з паперу' : minutesText(seconds)}</td>
        </TotalRow>
      ))}
    </TotalTable>
  )
}

const minutesText = (seconds: number): string => (seconds < 90 ? `${Math.round(seconds)}\u00a0с` : `${Math.round(seconds / 60)}\u00a0хв`)
const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`

function OneTask({ task, isOpen }: { task: TaskAnswers; isOpen: boolean }) {
  const { number, question, key, isOwn, answers, blanks, share, outcomes, seconds, options } = task
  const facts = [
    share === null ? null : `балів узято ${percent(share)}`,
    seconds === null ? null : `час ${minutesText(seconds)}`,
    blanks > 0 ? `без відповіді ${blanks} з ${answers}` : null,
  ].filter((fact) => fact !== null)
  return (
    <Fold
      isOpen={isOpen}
      summary={
        <span className={css({ minWidth: '0' })}>
          <h3 className={css({ display: 'inline', textStyle: 'label' })}>Завдання {number}</h3>
          <span className={css({ textStyle: 'small', fontWeight: 'regular', color: 'inkMuted' })}> · {facts.join(' · ')}</span>
        </span>
      }
    >
      <div className={css({ stack: '3', gridTemplateColumns: 'one', paddingTop: '2', paddingBottom: '4' })}>
        {question ? (
          <TaskText question={question} />
        ) : (
          <p className={css({ color: 'inkMuted' })}>Це завдання стоїть у тесті, який ви ще складаєте: воно відкриється після того.</p>
        )}
        {isOwn && (
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
            У кожного учня були свої числа; тут — зразок і його ключ. Ключі кожного — нижче, «Ключі за учнями».
          </p>
        )}
        {question?.form === 'single' && options.length > 0 ? (
          <ul className={css({ stack: '1', gridTemplateColumns: 'one' })}>
            {options.map(({ id, count }) => {
              const option = question.options.find((each) => each.id === id)
              const isRight = key?.form === 'single' && key.correct === id
              return (
                <ShareBar key={id} label={option?.label ?? id} count={count} of={answers} isRight={isRight}>
                  {option && <InlineText content={option.text} />}
                </ShareBar>
              )
            })}
          </ul>
        ) : (
          outcomes && <Outcomes outcomes={outcomes} blanks={blanks} answers={answers} />
        )}
        {question && (isOwn || question.form !== 'single') && <AnswerChoices question={question} />}
        {question && key && (question.form !== 'single' || isOwn) && (
          <p>
            {isOwn ? 'Ключ зразка' : 'Ключ'}: <strong>{keyText(question, key)}</strong>
          </p>
        )}
      </div>
    </Fold>
  )
}

type ShareBarProps = { label: string; count: number; of: number; isRight: boolean; children?: ReactNode }

const ShareBar = ({ label, count, of, isRight, children }: ShareBarProps) => (
  <li className={look.bar} data-right={isRight || undefined}>
    <strong>{label}</strong>
    <span data-part="option">{children}</span>
    <span>
      {percent(count / Math.max(1, of))}
      {isRight && ' · правильно'}
    </span>
    <span data-part="ground">
      <span data-part="bar" style={{ width: `${(100 * count) / Math.max(1, of)}%` }} />
    </span>
  </li>
)

/** How many came to what, where the options themselves cannot be counted. */
function Outcomes({ outcomes: { right, partial, wrong }, blanks, answers }: OutcomesProps) {
  const lines = [
    { label: '✓', text: 'усі бали', count: right },
    { label: '½', text: 'частина балів', count: partial },
    { label: '✕', text: 'неправильно', count: wrong },
    { label: '—', text: 'без відповіді', count: blanks },
  ].filter(({ count, label }) => count > 0 || label === '✓')
  return (
    <ul className={css({ stack: '1', gridTemplateColumns: 'one' })}>
      {lines.map(({ label, text, count }) => (
        <li key={label} className={look.bar} data-right={label === '✓' || undefined}>
          <strong aria-hidden>{label}</strong>
          <span data-part="option">{text}</span>
          <span>
            {count} з {answers}
          </span>
          <span data-part="ground">
            <span data-part="bar" style={{ width: `${(100 * count) / Math.max(1, answers)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
type OutcomesProps = { outcomes: NonNullable<TaskAnswers['outcomes']>; blanks: number; answers: number }
