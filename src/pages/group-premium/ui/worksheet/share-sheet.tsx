import type { Worksheet } from '#contract/worksheet'
import { shareWorksheet } from '@/entities/worksheet'
import { css } from 'styled-system/css'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { copyAddress } from '../../model/address'
import { copyText } from '../owner/copy-text'

/** A link by which another teacher takes a copy; the copy lives its own life. */
export function ShareSheet({ worksheet }: { worksheet: Worksheet }) {
  const sharing = useOnceCall((isShared: boolean) => shareWorksheet(worksheet.id, isShared))
  const { share } = sharing.answer ?? worksheet
  const link = share === null ? null : new URL(copyAddress(share), location.origin).href
  return (
    <Panel title="Поділитися з колегою">
      <div className={css({ stack: '3', justifyItems: 'start', gridTemplateColumns: 'one' })}>
        {link === null ? (
          <p>За посиланням інший учитель візьме собі копію. Ваша робота лишиться вашою, результати учнів за ним не видно.</p>
        ) : (
          <p className={css({ overflowWrap: 'anywhere' })}>{link}</p>
        )}
        {sharing.error !== null && <ProblemNotice title="Не вдалося">{problemText(problemOf(sharing.error))}</ProblemNotice>}
        <div className={css({ wrap: '2' })}>
          {link === null ? (
            <Button size="small" variant="secondary" isLoading={sharing.state === 'calling'} onClick={() => sharing.make(true)}>
              Створити посилання
            </Button>
          ) : (
            <>
              <Button size="small" onClick={() => void copyText(link)}>
                Скопіювати посилання
              </Button>
              <Button size="small" variant="quiet" isLoading={sharing.state === 'calling'} onClick={() => sharing.make(false)}>
                Більше не ділитися
              </Button>
            </>
          )}
        </div>
      </div>
    </Panel>
  )
}
