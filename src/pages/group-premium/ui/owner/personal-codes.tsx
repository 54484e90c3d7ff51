import { useState } from 'react'
import type { Invitation } from '#contract/group'
import { css } from 'styled-system/css'
import { groupLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { TextArea } from '@/shared/ui/text-field'
import { showToast } from '@/shared/ui/toaster'
import { inviteLink } from '../../model/invite-link'
import type { ManagementProps } from './management-props'
import { Fold } from './fold'
import { RevokeButton } from './revoke-button'
import { copyText } from './copy-text'
import { saveFile } from '@/shared/lib/save-file'

const look = groupLook()

const states: Record<Invitation['state'], { text: string; tone: 'pen' | 'right' | 'plain' | 'outline' }> = {
  open: { text: 'чекає', tone: 'pen' },
  used: { text: 'у класі', tone: 'right' },
  revoked: { text: 'скасовано', tone: 'outline' },
  expired: { text: 'строк минув', tone: 'plain' },
}

/** One code for one pupil: who has used it is known by name, and nobody else can. */
export function PersonalCodes({ group, busyWith, onChange }: ManagementProps) {
  const [typed, setTyped] = useState('')
  const personal = group.invitations.filter(({ kind }) => kind === 'person')
  const waiting = new Set(personal.flatMap(({ state, label }) => (state === 'open' ? label : [])))
  const labels = namesIn(typed).filter((name) => !waiting.has(name))
  const isTooLong = labels.some((name) => name.length > 60)
  return (
    <Fold summary="Особисті коди" isOpen={personal.length > 0}>
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        {personal.length > 0 && (
          <ul className={css({ width: 'full' })}>
            {personal.map((invitation) => (
              <CodeRow key={invitation.code} invitation={invitation} busyWith={busyWith} onChange={onChange} />
            ))}
          </ul>
        )}
        <div className={css({ width: 'full' })}>
          <TextArea
            label="Нові імена, кожне з нового рядка"
            hint="Особистий код — для одного учня замість коду класу: видно, хто ним скористався. Ім’я бачите лише ви. Діє 30 днів."
            error={isTooLong && 'Задовге ім’я: можна до 60 символів'}
            rows={4}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <div className={css({ wrap: '2' })}>
          <Button
            size="small"
            variant="secondary"
            disabled={labels.length === 0 || isTooLong}
            isLoading={busyWith?.kind === 'invite' && busyWith.request.kind === 'person'}
            onClick={() => onChange({ kind: 'invite', request: { kind: 'person', labels } })}
          >
            Створити коди{labels.length > 0 && `: ${labels.length}`}
          </Button>
          {personal.some(({ state }) => state === 'open') && (
            <Button size="small" variant="quiet" onClick={() => void download(personal)}>
              Таблиця CSV
            </Button>
          )}
        </div>
      </div>
    </Fold>
  )
}

const namesIn = (typed: string): string[] => [...new Set(typed.split('\n').map((name) => name.trim()))].filter(Boolean)

async function download(personal: readonly Invitation[]): Promise<void> {
  try {
    const { codesCsv, csvFile } = await import('../../model/class-csv')
    const open = personal.filter(({ state }) => state === 'open')
    saveFile(csvFile('skladu-kody.csv', codesCsv(open, inviteLink)))
  } catch {
    showToast({ severity: 'error', title: 'Помилка', detail: 'Таблиця не завантажилася. Перевірте з’єднання і спробуйте ще раз' })
  }
}

type CodeRowProps = Pick<ManagementProps, 'busyWith' | 'onChange'> & { invitation: Invitation }

function CodeRow({ invitation: { code, label, state }, busyWith, onChange }: CodeRowProps) {
  return (
    <li className={look.row}>
      <span>
        <bdi>{label}</bdi>
      </span>
      {state === 'open' && <span className={look.code}>{code}</span>}
      <Chip tone={states[state].tone}>{states[state].text}</Chip>
      {state === 'open' && (
        <span>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Скопіювати посилання: ${label}`}
            onClick={() => void copyText(inviteLink(code))}
          >
            Посилання
          </Button>
          <RevokeButton code={code} busyWith={busyWith} onChange={onChange} name={`Скасувати код: ${label}`}>
            Скасувати
          </RevokeButton>
        </span>
      )}
    </li>
  )
}
