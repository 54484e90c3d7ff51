import type { Member } from '#contract/group'
import type { Work } from '#contract/group-work'
import { css } from 'styled-system/css'
import { dueText, WorkName, workName } from '@/entities/group'
import { Chip } from '@/shared/ui/chip'
import { Table } from '@/shared/ui/table'
import { doneText } from '../../model/done-text'
import { lastSubject } from '../../model/last-subject'
import { Given, GivingPanel } from './giving-panel'
import type { ManagementProps } from './management-props'
import { WorkForm } from './work-form'

/** Topics, lessons and decks given to the group, and who has done them. */
export function Works({ group, busyWith, onChange }: ManagementProps) {
  const { works, members } = group
  const sharing = members.filter(({ state, sharesResults }) => state === 'active' && sharesResults)
  return (
    <GivingPanel
      title="Теми, уроки, картки"
      action="Дати завдання"
      empty={{ title: 'Ще нічого не дано', text: 'Тема, урок чи колода зі строком: виконане позначається саме.' }}
      onChange={onChange}
      form={(give, close) => (
        <WorkForm
          isBusy={busyWith !== null}
          given={lastSubject(group)}
          onCancel={close}
          onGive={(request) => give({ kind: 'give', request })}
        />
      )}
    >
      {works.map((work) => (
        <One
          key={work.id}
          work={work}
          members={sharing}
          isBusy={busyWith?.kind === 'takeBack' && busyWith.workId === work.id}
          onTakeBack={() => onChange({ kind: 'takeBack', workId: work.id })}
        />
      ))}
    </GivingPanel>
  )
}

type OneProps = { work: Work; members: readonly Member[]; isBusy: boolean; onTakeBack: () => void }

function One({ work, members, isBusy, onTakeBack }: OneProps) {
  const { subjectTitle, due, progress } = work
  const name = workName(work)
  const done = progress.filter(({ doneAt }) => doneAt !== null).length
  return (
    <Given
      name={name}
      heading={<WorkName work={work} />}
      lines={`${subjectTitle} · до ${dueText(due)} · ${doneText('зробили', done, members.length)}`}
      isBusy={isBusy}
      onTakeBack={onTakeBack}
    >
      {members.length > 0 && (
        <Table
          caption={`${name}: хто зробив`}
          head={['Ім’я', 'Зроблено', 'Коли']}
          hasRowHeads
          rows={members.map(({ id, name: pupil }) => [<bdi key="name">{pupil}</bdi>, ...cellsOf(work, id)])}
        />
      )}
    </Given>
  )
}

function cellsOf({ progress, needed }: Work, memberId: string) {
  const own = progress.find((each) => each.memberId === memberId)
  const amount = `${own?.done ?? 0}\u00a0з\u00a0${needed}`
  if (!own || own.doneAt === null)
    return [
      amount,
      own ? (
        <Chip key="when" tone="pen">
          триває
        </Chip>
      ) : (
        <Chip key="when" tone="outline">
          ще не розпочато
        </Chip>
      ),
    ]
  return [
    amount,
    <span key="when">
      {dueText(own.doneAt).replaceAll(' ', '\u00a0')} {own.isLate && <Chip tone="wrong">після строку</Chip>}
      {own.isDeviceTime && own.heardAt !== null && (
        <span className={css({ display: 'block', textStyle: 'small', color: 'inkMuted' })}>
          час — з пристрою; надійшло {dueText(own.heardAt).replaceAll(' ', '\u00a0')}
        </span>
      )}
    </span>,
  ]
}
