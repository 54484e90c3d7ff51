import type { Assignment, Member, Sitting } from '#contract/group'
import { dateFormatter } from '#domain/formatters'
import { css } from 'styled-system/css'
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

/** «29.11, 21:42»: a class stands on the screen of a phone. */
const shortText = dateFormatter({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })

function When({ sitting }: { sitting: Sitting | undefined }) {
  if (sitting === undefined || sitting.finishedAt === null)
    return <span className={css({ color: 'inkMuted' })}>{!sitting ? 'не розпочато' : sitting.isBlank ? 'відкрито' : 'триває'}</span>
  // When a sheet was written is not known: only when it was read.
  if (sitting.isPaper) return 'з паперу'
  return (
    <>
      <span className={css({ whiteSpace: 'nowrap' })}>{shortText(new Date(sitting.finishedAt))}</span>{' '}
      {sitting.isLate && <Chip tone="wrong">після строку</Chip>}
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
