import { useState } from 'react'
import type { Member } from '#contract/group'
import { css, cx } from 'styled-system/css'
import { groupLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { EmptyState } from '@/shared/ui/empty-state'
import { Icon } from '@/shared/ui/icon'
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
        <>
          <Signs />
          <ul>
            {members.map((member) => (
              <li key={member.id} className={cx(look.row, asked !== member.id && oneRow)}>
                <span className={css({ textStyle: 'label', smDown: { flexBasis: '0' } })}>
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
        </>
      )}
    </Panel>
  )
}

/** On a phone a pupil is one row: the name, a sign of what is shared, and the button. */
const oneRow = css({ smDown: { flexWrap: 'nowrap', columnGap: '2', paddingBlock: '1' } })
const onWide = css({
  smDown: { position: 'absolute', boxSize: 'hair', overflow: 'hidden', clipPath: '[inset(50%)]', whiteSpace: 'nowrap' },
})

/** What the signs say where there is no room for their words. */
function Signs() {
  return (
    <p
      aria-hidden
      className={css({
        display: { base: 'flex', sm: 'none' },
        flexWrap: 'wrap',
        columnGap: '4',
        paddingBottom: '2',
        textStyle: 'small',
        color: 'inkMuted',
      })}
    >
      <span className={css({ inlineRow: '1.5' })}>
        <Icon name="check" size="small" />
        показує результати
      </span>
      <span className={css({ inlineRow: '1.5' })}>
        <Icon name="eye-off" size="small" />
        без результатів
      </span>
    </p>
  )
}

function Fact({ member: { state, sharesResults } }: { member: Member }) {
  if (state === 'revoked') return <Chip tone="outline">місце забрано</Chip>
  return (
    <Chip tone={sharesResults ? 'right' : 'plain'} icon={sharesResults ? 'check' : 'eye-off'}>
      <span className={onWide}>{sharesResults ? 'показує результати' : 'без результатів'}</span>
    </Chip>
  )
}
