import { useState } from 'react'
import type { Member } from '#contract/group'
import type { Work } from '#contract/group-work'
import { css } from 'styled-system/css'
import { classMapLook } from 'styled-system/recipes'
import { dueText, workAddress, WorkName, workName } from '@/entities/group'
import { Chip } from '@/shared/ui/chip'
import { Scroller } from '@/shared/ui/scroller'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { lastSubject } from '../../model/last-subject'
import { sharingMembers } from '../../model/sharing-members'
import { worksInOrder } from '../../model/work-order'
import { GivenWork } from './given-work'
import { GivingPanel } from './giving-panel'
import type { ManagementProps } from './management-props'
import { ShareWork } from './share-work'
import { WorkForm } from './work-form'

/** Topics, lessons and decks given to the group, and who has done them. */
export function Works({ group, busyWith, onChange }: ManagementProps) {
  const { works } = group
  const [now] = useState(() => Date.now())
  const sharing = sharingMembers(group)
  const leftOf = ({ progress }: Work) => {
    const done = new Set(progress.flatMap(({ doneAt, memberId }) => (doneAt === null ? [] : [memberId])))
    return sharing.filter(({ id }) => !done.has(id))
  }
  const { current, past } = worksInOrder(works, (work) => leftOf(work).length, now)
  const draw = (work: Work) => (
    <One
      key={work.id}
      work={work}
      sharing={sharing}
      left={leftOf(work)}
      isBusy={busyWith?.kind === 'takeBack' && busyWith.workId === work.id}
      onTakeBack={() => onChange({ kind: 'takeBack', workId: work.id })}
    />
  )
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
      past={past.map(draw)}
    >
      {current.map(draw)}
    </GivingPanel>
  )
}

type OneProps = {
  work: Work
  sharing: readonly Member[]
  left: readonly Member[]
  isBusy: boolean
  onTakeBack: () => void
}

function One({ work, sharing, left, isBusy, onTakeBack }: OneProps) {
  const { subjectTitle, due } = work
  const name = workName(work)
  return (
    <GivenWork
      name={name}
      heading={<WorkName work={work} />}
      lines={`${subjectTitle} · до ${dueText(due)}`}
      verb="Зробили"
      sharing={sharing}
      left={left}
      isBusy={isBusy}
      onTakeBack={onTakeBack}
      sharePresses={<ShareWork name={name} path={workAddress({ ...work, done: 0, doneAt: null, heardAt: null, isDeviceTime: false })} />}
    >
      {sharing.length > 0 && (
        <Scroller label={`${name}: хто зробив`}>
          <table className={look.glance}>
            <caption>
              <VisuallyHidden>{name}: хто зробив</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">Ім’я</th>
                <th scope="col">Зроблено</th>
                <th scope="col">Коли</th>
              </tr>
            </thead>
            <tbody>
              {sharing.map(({ id, name: pupil }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi>{pupil}</bdi>
                  </th>
                  <Done work={work} memberId={id} />
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </GivenWork>
  )
}

const look = classMapLook()

function Done({ work: { progress, needed }, memberId }: { work: Work; memberId: string }) {
  const own = progress.find((each) => each.memberId === memberId)
  return (
    <>
      <td className={css({ whiteSpace: 'nowrap' })}>
        {own?.done ?? 0} з {needed}
      </td>
      <td>
        {own === undefined || own.doneAt === null ? (
          <span className={css({ color: 'inkMuted' })}>{own ? 'триває' : 'не розпочато'}</span>
        ) : (
          <>
            {dueText(own.doneAt).replaceAll(' ', '\u00a0')} {own.isLate && <Chip tone="wrong">після строку</Chip>}
            {own.isDeviceTime && own.heardAt !== null && (
              <span className={css({ display: 'block', textStyle: 'small', color: 'inkMuted' })}>
                час — з пристрою; надійшло {dueText(own.heardAt).replaceAll(' ', '\u00a0')}
              </span>
            )}
          </>
        )}
      </td>
    </>
  )
}
