import { css } from 'styled-system/css'
import { groupLook } from 'styled-system/recipes'
import { untilText } from '@/entities/group'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { inviteLink } from '../../model/invite-link'
import { copyText } from './copy-text'
import type { ManagementProps } from './management-props'
import { RevokeButton } from './revoke-button'

const look = groupLook()

/** The group passes to somebody else by a link of its own. */
export function Handover({ group, busyWith, onChange }: ManagementProps) {
  const open = group.invitations.find(({ kind, state }) => kind === 'owner' && state === 'open')
  const isBusy = busyWith?.kind === 'invite' && busyWith.request.kind === 'owner'
  return (
    <Panel tone="outline" title="Передати клас">
      <div className={css({ stack: '3', justifyItems: 'start' })}>
        <p>Новий власник відкриє посилання й погодиться. Ви більше не бачитимете класу, а згоди учасників буде скасовано: їх давали вам.</p>
        {open ? (
          <>
            <p>
              Посилання діє до {untilText(open.expiresAt)}: <span className={look.code}>{open.code}</span>
            </p>
            <div className={css({ wrap: '2' })}>
              <Button size="small" variant="secondary" onClick={() => void copyText(inviteLink(open.code))}>
                Скопіювати для нового власника
              </Button>
              <RevokeButton code={open.code} busyWith={busyWith} onChange={onChange}>
                Не передавати
              </RevokeButton>
            </div>
          </>
        ) : (
          <Button
            size="small"
            variant="secondary"
            isLoading={isBusy}
            onClick={() => onChange({ kind: 'invite', request: { kind: 'owner' } })}
          >
            Створити посилання для передачі
          </Button>
        )}
      </div>
    </Panel>
  )
}
