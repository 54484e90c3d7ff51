import { useState } from 'react'
import { readPupilTasks } from '@/entities/group'
import { keyText, TaskText } from '@/entities/question'
import { css } from 'styled-system/css'
import { useLoad } from '@/shared/lib/load'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import { DrawnFormulas } from '@/shared/ui/tex'
import { AnswerChoices } from '../worksheet/answer-choices'

type OwnNumbersProps = { group: string; paper: string; pupils: readonly { memberId: string; name: string }[] }

/** Where each pupil has had other numbers: the tasks of one of them with their keys. What the pupil answered is the pupil’s own. */
export function OwnNumbers({ group, paper, pupils }: OwnNumbersProps) {
  const [member, setMember] = useState('')
  return (
    <Panel title="Ключі за учнями">
      <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
        <Select
          label="Чиї завдання показати"
          hint="У кожного свої числа: тут умови, ключі й бали одного учня."
          value={member}
          options={[{ value: '', text: 'Оберіть учня' }, ...pupils.map(({ memberId, name }) => ({ value: memberId, text: name }))]}
          onChange={setMember}
        />
        {member !== '' && <TasksOf key={member} group={group} paper={paper} member={member} />}
      </div>
    </Panel>
  )
}

function TasksOf({ group, paper, member }: { group: string; paper: string; member: string }) {
  const found = useLoad(() => readPupilTasks(group, paper, member))
  if (found.state === 'loading') return <Skeleton shapes={['row', 'row']} />
  if (found.state === 'failed') return <FailedNotice title="Завдання учня не завантажилися" answer={found} />
  const { name, tasks, formulas } = found.found
  return (
    <DrawnFormulas formulas={formulas}>
      <ol aria-label={`${name}: завдання з ключами`} className={css({ stack: '4', gridTemplateColumns: 'one' })}>
        {tasks.map(({ number, question, key, points, max }) => (
          <li key={number} className={css({ stack: '2', gridTemplateColumns: 'one', breakInside: 'avoid' })}>
            <div className={css({ wrap: '2', alignItems: 'center' })}>
              <h3 className={css({ textStyle: 'label' })}>Завдання {number}</h3>
              {points !== null && (
                <Chip tone={points === max ? 'right' : points > 0 ? 'marker' : 'wrong'}>
                  {points} з {max}
                </Chip>
              )}
            </div>
            {question && <TaskText question={question} />}
            {question && <AnswerChoices question={question} />}
            {question && key && (
              <p>
                Ключ: <strong>{keyText(question, key)}</strong>
              </p>
            )}
          </li>
        ))}
      </ol>
    </DrawnFormulas>
  )
}
