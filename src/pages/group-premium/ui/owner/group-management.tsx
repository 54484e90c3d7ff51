import { css, cx } from 'styled-system/css'
import { mainSideLook, stackLook } from '@/shared/ui/column'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { lastSubject } from '../../model/last-subject'
import { Assignments } from './assignments'
import { ClassPlaces } from './class-places'
import { ClassReport } from './class-report'
import { CloseClass } from './close-class'
import { Handover } from './handover'
import { Invitations } from './invitations'
import type { ManagementProps } from './management-props'
import { Members } from './members'
import { Rename } from './rename'
import { Seats } from './seats'
import { Works } from './works'

/** The page of a group for its owner; while nobody has joined, the invitation comes first. */
export function GroupManagement(props: ManagementProps) {
  const { group, problem } = props
  const isEmpty = group.used === 0
  const invitations = <Invitations {...props} />
  return (
    <Page title={group.title} eyebrow="Ваша група">
      <p role="alert" className={css({ marginBottom: '4', color: 'wrong', textStyle: 'label', _empty: { display: 'none' } })}>
        {problem}
      </p>
      <div className={stackLook}>
        <div className={mainSideLook}>
          {isEmpty && <div className={side}>{invitations}</div>}
          <div className={cx(stackLook, main)}>
            {group.isClass ? <ClassPlaces group={group} /> : <Seats group={group} />}
            <Assignments {...props} />
            <Works {...props} />
          </div>
          {!isEmpty && <div className={side}>{invitations}</div>}
        </div>
        <Panel title="Карта класу">
          <ClassReport
            key={group.members.filter(({ sharesResults }) => sharesResults).length}
            groupId={group.id}
            given={lastSubject(group)}
          />
        </Panel>
        <div className={mainSideLook}>
          <Members {...props} />
          <div className={stackLook}>
            <Rename key={group.title} {...props} />
            <Handover {...props} />
            {group.isClass && group.seats === 0 && <CloseClass group={group} />}
          </div>
        </div>
      </div>
    </Page>
  )
}

const main = css({ lg: { gridColumn: '1', gridRow: '1' } })
const side = css({ minWidth: '0', lg: { gridColumn: '2', gridRow: '1' } })
