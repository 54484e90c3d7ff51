import type { Assignment, Member, Sitting } from '#contract/group'
import { css } from 'styled-system/css'
import { dueText } from '@/entities/group'
import { Chip } from '@/shared/ui/chip'
import { Table } from '@/shared/ui/table'

type SittingTableProps = { assignment: Assignment; members: readonly Member[] }

/** Shows the results of a paper for members who share them. */
export function SittingTable({ assignment: { title, max, sittings }, members }: SittingTableProps) {
  return (
    <Table
      caption={`${title}: хто здав`}
      head={['Ім’я', 'Бали', 'Бал 100–200', 'Коли']}
      hasRowHeads
      rows={members.map(({ id, name }) => {
        const sitting = sittings.find(({ memberId }) => memberId === id)
        return [<bdi key="name">{name}</bdi>, pointsText(sitting, max), sitting?.scaled ?? '—', <When key="when" sitting={sitting} />]
      })}
    />
  )
}

const pointsText = (sitting: Sitting | undefined, max: number): string =>
  sitting?.raw === null || sitting === undefined ? '—' : `${sitting.raw}\u00a0з\u00a0${max}`

function When({ sitting }: { sitting: Sitting | undefined }) {
  if (!sitting) return <Chip tone="outline">ще не розпочато</Chip>
  if (sitting.finishedAt === null) return <Chip tone="pen">триває</Chip>
  return (
    <>
      {dueText(sitting.finishedAt).replaceAll(' ', '\u00a0')} {sitting.isLate && <Chip tone="wrong">після строку</Chip>}
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
