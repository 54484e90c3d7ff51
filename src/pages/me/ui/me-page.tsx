import { css, cx } from 'styled-system/css'
import { useSessionState } from '@/entities/session'
import { mainSideLook, stackLook } from '@/shared/ui/column'
import { Icon } from '@/shared/ui/icon'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { SignInOrOut } from './sign-in-or-out'
import { AccountLinks } from './account-links'
import { OwnPacks } from './own-packs'
import { OwnWeek } from './own-week'
import { Results } from './results'
import { SoundSwitch } from './sound-switch'

/** «Я»: who learns here, where everything of their own stands, and the way out. */
export function MePage() {
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  const user = useSessionState((snapshot) => snapshot.context.account?.user ?? null)
  const guest = useSessionState((snapshot) => snapshot.context.tokens.anonymousToken)
  const name = (isSignedIn && user?.name) || 'Я'
  return (
    <Page
      title={
        <span className={css({ row: '4' })}>
          <span aria-hidden className={faceLook}>
            {(isSignedIn && /^./u.exec(user?.name ?? '')?.[0].toUpperCase()) || <Icon name="user" size="large" />}
          </span>
          <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{name}</span>
        </span>
      }
      lead={isSignedIn ? (user?.email ?? '\u00a0') : 'Прогрес збережено на цьому пристрої. З акаунтом він буде всюди.'}
      actions={<SignInOrOut isSignedIn={isSignedIn} />}
    >
      <div className={columns}>
        <div className={stackLook}>
          <OwnWeek key={guest} />
          <Results key={guest} />
        </div>
        <div className={cx(stackLook, asideLook)}>
          <AccountLinks isSignedIn={isSignedIn} isPremium={user?.premium.status === 'active'} />
          <Panel title="Звук">
            <SoundSwitch />
          </Panel>
        </div>
        <OwnPacks />
      </div>
    </Page>
  )
}

const columns = cx(mainSideLook, css({ gridTemplateRows: { lg: 'headRest' } }))
const asideLook = css({ lg: { gridColumn: '2', gridRow: '1 / span 2' } })
const faceLook = css({
  center: true,
  flexShrink: '0',
  boxSize: '14',
  color: 'penStrong',
  backgroundColor: 'penWash',
  border: 'edge',
  borderRadius: 'cell',
})
