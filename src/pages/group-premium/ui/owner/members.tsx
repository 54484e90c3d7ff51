import { useState } from 'react'
import type { Member } from '#contract/group'
import { css } from 'styled-system/css'
import { groupLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import type { ManagementProps } from './management-props'

const look = groupLook()

/** The holders of seats, with what they share, and the way to take a seat away. */
export function Members({ group, busyWith, onChange }: ManagementProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const { members } = group
  return (
    <Panel title="Учасники">
      {members.length === 0 ? (
        <EmptyState title="Ще ніхто не приєднався">
          Надішліть посилання або покажіть код: місце займає той, хто його відкрив і погодився.
        </EmptyState>
      ) : (
        <ul>
          {members.map((member) => (
            <li key={member.id} className={look.row}>
              <span className={css({ textStyle: 'label' })}>
                <bdi>{member.name}</bdi>
              </span>
              <Fact member={member} />
              {member.state === 'active' &&
                (asked === member.id ? (
                  <span role="group" aria-label={`Забрати місце: ${member.name}`}>
                    <Button
                      size="small"
                      variant="danger"
                      isLoading={busyWith?.kind === 'revokeSeat' && busyWith.memberId === member.id}
                      onClick={() => onChange({ kind: 'revokeSeat', memberId: member.id })}
                    >
                      Так, забрати
                    </Button>{' '}
                    <Button size="small" variant="quiet" onClick={() => setAsked(null)}>
                      Лишити
                    </Button>
                  </span>
                ) : (
                  <Button size="small" variant="quiet" aria-label={`Забрати місце: ${member.name}`} onClick={() => setAsked(member.id)}>
                    Забрати
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Fact({ member: { state, sharesResults } }: { member: Member }) {
  if (state === 'revoked') return <Chip tone="outline">місце забрано</Chip>
  return sharesResults ? (
    <Chip tone="right" icon="check">
      показує результати
    </Chip>
  ) : (
    <Chip icon="eye-off">без результатів</Chip>
  )
}
