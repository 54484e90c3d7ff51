import { useState } from 'react'
import { Link } from 'wouter'
import type { Group } from '#contract/group'
import { css, cx } from 'styled-system/css'
import { lazyPart } from '@/shared/lib/lazy'
import { wordLook } from '@/shared/ui/button'
import { mainSideLook, stackLook } from '@/shared/ui/column'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { Skeleton } from '@/shared/ui/skeleton'
import { classAddress, type ClassView } from '../../model/address'
import { classNeeds } from '../../model/class-needs'
import { ViewTabs } from '../view-tabs'
import { Assignments } from './assignments'
import { ClassCapacity } from './class-capacity'
import { CloseClass } from './close-class'
import { Handover } from './handover'
import { Invitations } from './invitations'
import type { ManagementProps } from './management-props'
import { Members } from './members'
import { Rename } from './rename'
import { Seats } from './seats'
import { Works } from './works'

const ResultsView = lazyPart(async () => (await import('./results-view')).ResultsView, <Skeleton shapes={['block', 'row', 'row']} />)

export type ClassViewProps = {
  /** Null where the address names none: the one that needs the teacher first. */
  view: ClassView | null
  /** The paper whose answers are to be seen. */
  task: string | null
}

/** The page of a group for its owner, in four views; what needs the owner stands above them. */
export function GroupManagement({ view, task, ...props }: ManagementProps & ClassViewProps) {
  const { group, problem } = props
  // A pupil who joins meanwhile does not turn the page over.
  const [first] = useState<ClassView>(group.used === 0 ? 'invite' : 'works')
  const current = view ?? first
  return (
    <Page title={group.title} eyebrow="Ваш клас">
      <p role="alert" className={css({ marginBottom: '4', color: 'wrong', textStyle: 'label', _empty: { display: 'none' } })}>
        {problem}
      </p>
      <div className={stackLook}>
        <Needs group={group} />
        <ViewTabs
          label="Розділи класу"
          current={current}
          addressOf={(each) => classAddress(group.id, each)}
          views={[
            { view: 'invite', text: 'Запросити' },
            { view: 'works', text: 'Завдання' },
            { view: 'results', text: 'Результати' },
            { view: 'settings', text: 'Налаштування' },
          ]}
        />
        {current === 'invite' && <Invitations {...props} />}
        {current === 'works' && (
          <>
            <Assignments {...props} />
            <Works {...props} />
            <Counted group={group} />
          </>
        )}
        {current === 'results' && <ResultsView group={group} task={task} />}
        {current === 'settings' && <Settings {...props} />}
      </div>
    </Page>
  )
}

/** Whose works are counted, where that is not everybody. */
function Counted({ group: { members } }: { group: Group }) {
  const active = members.filter(({ state }) => state === 'active')
  const sharing = active.filter(({ sharesResults }) => sharesResults).length
  if (sharing === 0 || sharing === active.length) return null
  return (
    <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
      Пораховано тих, хто показує результати: {sharing} з {active.length}.
    </p>
  )
}

function Settings(props: ManagementProps) {
  const { group } = props
  return (
    <div className={mainSideLook}>
      <Members {...props} />
      <div className={stackLook}>
        {group.isClass ? <ClassCapacity group={group} /> : <Seats group={group} />}
        <Rename key={group.title} {...props} />
        <Handover {...props} />
        {group.isClass && group.seats === 0 && <CloseClass group={group} />}
      </div>
    </div>
  )
}

/** The few things that wait for the teacher, each with the way to it. */
function Needs({ group }: { group: Group }) {
  const [now] = useState(() => Date.now())
  const needs = classNeeds(group, now).slice(0, 4)
  if (needs.length === 0) return null
  return (
    <div className={css({ _print: { display: 'none' } })}>
      <Panel tone="marker" padding="small" title="Спершу">
        <ul>
          {needs.map(({ id, text, view }) => (
            <li key={id}>
              <Link href={classAddress(group.id, view)} className={cx(wordLook, css({ minHeight: 'target', overflowWrap: 'anywhere' }))}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
