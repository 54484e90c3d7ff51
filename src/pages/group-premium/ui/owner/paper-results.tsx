import { useState } from 'react'
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
import { Scroller } from '@/shared/ui/scroller'
import { DrawnFormulas } from '@/shared/ui/tex'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { classAddress, scanAddress } from '../../model/address'
import { sharingMembers } from '../../model/sharing-members'
import { answersCsv, csvFile } from '../../model/class-csv'
import { AnswerChoices } from '../worksheet/answer-choices'
import { SittingTable } from './sitting-table'

const ClassPaper = lazyPart(async () => (await import('./class-paper')).ClassPaper, <Skeleton shapes={['block', 'row']} />)

type PaperResultsProps = { group: Group; paper: Assignment }

/** One paper of the class task by task: the hardest first, what was chosen, how long it took; then pupil by task. */
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
      {found.state === 'loading' && <Skeleton shapes={['block', 'row', 'row']} />}
      {found.state === 'failed' && <FailedNotice title="Відповіді не завантажилися" answer={found} />}
      {found.state === 'ready' && <Answers answers={found.found} title={paper.title} />}
      {sharing.length > 0 && <SittingTable assignment={paper} members={sharing} />}
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

function Answers({ answers, title }: { answers: PaperAnswers; title: string }) {
  const [order, setOrder] = useState('hard')
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
      <div className={css({ wrap: '3', alignItems: 'flex-end', justifyContent: 'space-between', _print: { display: 'none' } })}>
        <Select label="Порядок завдань" value={order} options={orders} onChange={setOrder} />
        <span className={css({ wrap: '2' })}>
          <Button size="small" variant="secondary" onClick={() => saveFile(csvFile('skladu-vidpovidi.csv', answersCsv(answers)))}>
            Завантажити CSV
          </Button>
          <Button size="small" variant="secondary" onClick={() => window.print()}>
            Надрукувати
          </Button>
        </span>
      </div>
      <ol aria-label={`${title}: завдання`} className={css({ stack: '4', gridTemplateColumns: 'one' })}>
        {shown.map((task) => (
          <li key={task.id} className={css({ minWidth: '0', breakInside: 'avoid' })}>
            <OneTask task={task} />
          </li>
        ))}
      </ol>
      <Panel title="Бали за завданнями">
        <PointsByTask answers={answers} />
      </Panel>
      {hidden > 0 && <p className={css({ textStyle: 'small', color: 'inkMuted' })}>Не показують результатів: {hidden}.</p>}
    </DrawnFormulas>
  )
}

/** Pupils by tasks, in rows so low that a class stands on the screen of a phone. */
function PointsByTask({ answers: { tasks, rows } }: { answers: PaperAnswers }) {
  return (
    <Scroller label="Бали за завданнями">
      <table className={look.glance}>
        <caption>
          <VisuallyHidden>Бали за завданнями</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Ім’я</th>
            {tasks.map(({ id, number }) => (
              <th key={id} scope="col">
                <VisuallyHidden>Завдання </VisuallyHidden>
                {number}
              </th>
            ))}
            <th scope="col">Час</th>
          </tr>
          <tr>
            <th scope="row">щонайбільше</th>
            {tasks.map(({ id, max }) => (
              <td key={id}>{max}</td>
            ))}
            <td>&nbsp;</td>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ memberId, name, points, seconds }) => (
            <tr key={memberId}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {points.map((each, index) => (
                <td key={tasks[index]?.id}>{each ?? '—'}</td>
              ))}
              <td className={css({ whiteSpace: 'nowrap' })}>{seconds === null ? 'з паперу' : minutesText(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const minutesText = (seconds: number): string => (seconds < 90 ? `${Math.round(seconds)}\u00a0с` : `${Math.round(seconds / 60)}\u00a0хв`)
const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`

function OneTask({ task }: { task: TaskAnswers }) {
  const { number, question, key, isOwn, answers, blanks, share, seconds, options } = task
  const facts = [
    share === null ? null : `балів узято ${percent(share)}`,
    seconds === null ? null : `час ${minutesText(seconds)}`,
    blanks > 0 ? `без відповіді ${blanks} з ${answers}` : null,
  ].filter((fact) => fact !== null)
  return (
    <Panel padding="small">
      <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
        <div>
          <h3 className={css({ textStyle: 'subheading' })}>Завдання {number}</h3>
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{facts.join(' · ')}</p>
        </div>
        {question ? (
          <TaskText question={question} />
        ) : (
          <p className={css({ color: 'inkMuted' })}>Це завдання стоїть у тесті, який ви ще складаєте: воно відкриється після того.</p>
        )}
        {isOwn && <p className={css({ textStyle: 'small', color: 'inkMuted' })}>У кожного учня були свої числа; тут — зразок.</p>}
        {question?.form === 'single' && options.length > 0 && (
          <ul className={css({ stack: '1', gridTemplateColumns: 'one' })}>
            {options.map(({ id, count }) => {
              const option = question.options.find((each) => each.id === id)
              const isRight = key?.form === 'single' && key.correct === id
              return (
                <li key={id} className={look.bar} data-right={isRight || undefined}>
                  <strong>{option?.label ?? id}</strong>
                  <span data-part="option">{option && <InlineText content={option.text} />}</span>
                  <span>
                    {percent(count / Math.max(1, answers))}
                    {isRight && ' · правильно'}
                  </span>
                  <span data-part="ground">
                    <span data-part="bar" style={{ width: `${(100 * count) / Math.max(1, answers)}%` }} />
                  </span>
                </li>
              )
            })}
          </ul>
        )}
        {question && (isOwn || question.form !== 'single') && <AnswerChoices question={question} />}
        {question && key && question.form !== 'single' && !isOwn && (
          <p>
            Ключ: <strong>{keyText(question, key)}</strong>
          </p>
        )}
      </div>
    </Panel>
  )
}
