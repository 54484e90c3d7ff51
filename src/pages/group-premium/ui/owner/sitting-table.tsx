import type { Assignment, Member, Sitting } from '#contract/group'
import { css } from 'styled-system/css'
import { dueText } from '@/entities/group'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { TotalRow, TotalTable } from './total-table'

type SittingTableProps = { assignment: Assignment; members: readonly Member[] }

/** Shows the results of a paper for members who share them. */
export function SittingTable({ assignment: { title, max, sittings }, members }: SittingTableProps) {
  // Only a whole paper of a subject has a scale.
  const isScaled = sittings.some(({ scaled }) => scaled !== null)
  return (
    <Panel title="Хто здав">
      <TotalTable
        label={`${title}: хто здав`}
        heads={
          <>
            {isScaled && (
              <th scope="col" className={css({ whiteSpace: 'nowrap' })}>
                <VisuallyHidden>Бал </VisuallyHidden>100–200
              </th>
            )}
            <th scope="col">Коли</th>
          </>
        }
      >
        {members.map(({ id, name }) => {
          const sitting = sittings.find(({ memberId }) => memberId === id)
          return (
            <TotalRow key={id} name={name} total={typeof sitting?.raw === 'number' ? { points: sitting.raw, max } : null}>
              {isScaled && <td>{sitting?.scaled ?? '—'}</td>}
              <td>
                <When sitting={sitting} />
              </td>
            </TotalRow>
          )
        })}
      </TotalTable>
    </Panel>
  )
}

function When({ sitting }: { sitting: Sitting | undefined }) {
  if (sitting === undefined || sitting.finishedAt === null)
    return <span className={css({ color: 'inkMuted' })}>{sitting ? 'триває' : 'не розпочато'}</span>
  return (
    <>
      {dueText(sitting.finishedAt).replaceAll(' ', '\u00a0')} {sitting.isLate && <Chip tone="wrong">після строку</Chip>}{' '}
      {sitting.isPaper && <Chip>з паперу</Chip>}
      <Timing sitting={sitting} />
    </>
  )
}

/** The facts of this pupil’s clock beside the paper’s own time. */
function Timing({ sitting: { extraTime, pauses, pausedSeconds, lateAnswers } }: { sitting: Sitting }) {
  const said = [
    extraTime > 0 && `додатковий час ${extraTime}\u00a0%`,
    pauses > 0 && `пауз: ${pauses}, разом ${Math.max(1, Math.round(pausedSeconds / 60))}\u00a0хв`,
    lateAnswers > 0 && `відповідей надійшло після часу: ${lateAnswers}`,
  ].filter((each) => each !== false)
  return said.length > 0 && <span className={css({ display: 'block', textStyle: 'small', color: 'inkMuted' })}>{said.join(' · ')}</span>
}
