import { useCallback } from 'react'
import { useSession, useSessionState } from '@/entities/session'
import { ReminderSettings } from '@/features/remind'
import { mainSideLook, stackLook } from '@/shared/ui/column'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { Avatar } from './avatar'
import { Deletion } from './deletion'
import { Devices } from './devices'
import { Identity } from './identity'
import { Name } from './name'
import { OwnCopy } from './own-copy'
import { Password } from './password'
import { Premium } from './premium'

/** «Персональні дані»: what the account says of its holder, and what the holder may do with it. Each part fails alone. */
export function ProfilePage() {
  const session = useSession()
  const user = useSessionState((snapshot) => snapshot.context.account?.user ?? null)
  const isMissing = useSessionState((snapshot) => snapshot.matches({ signedIn: { account: 'missing' } }))
  const reload = useCallback(() => session.send({ type: 'session.recheck' }), [session])
  const forget = useCallback(() => session.send({ type: 'account.deleted' }), [session])
  return (
    <Page title="Персональні дані">
      <div className={mainSideLook}>
        <div className={stackLook}>
          <Panel title="Про тебе">
            {user ? (
              <div className={stackLook}>
                <Avatar user={user} onChange={reload} />
                <Name key={user.id} name={user.name ?? ''} onChange={reload} />
                <Identity user={user} />
              </div>
            ) : isMissing ? (
              <ProblemNotice title="Не вдалося завантажити твої дані" onRetry={reload}>
                Решта сторінки працює.
              </ProblemNotice>
            ) : (
              <Skeleton shapes={['block', 'row', 'line']} />
            )}
          </Panel>
          {user?.password && (
            <Panel title="Пароль">
              <Password key={user.id} user={user} onChange={reload} />
            </Panel>
          )}
          <Panel title="Твої пристрої">
            <Devices />
          </Panel>
          <Panel title="Копія твоїх даних">
            <OwnCopy />
          </Panel>
        </div>
        <div className={stackLook}>
          {user && (
            <Panel title="Преміум">
              <Premium premium={user.premium} onChange={reload} />
            </Panel>
          )}
          {user && (
            <Panel title="Нагадування">
              <ReminderSettings account={user} />
            </Panel>
          )}
          <Panel tone="outline" title="Видалення акаунта">
            <Deletion onDone={forget} />
          </Panel>
        </div>
      </div>
    </Page>
  )
}
