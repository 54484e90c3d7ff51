import { css } from 'styled-system/css'
import { useSessionState } from '@/entities/session'
import { useSubjects } from '@/entities/subject'
import { PacksPanel } from '@/features/keep-pack'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { SignInOrOut } from './sign-in-or-out'
import { AccountLinks } from './account-links'
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
      title={name}
      lead={
        isSignedIn ? (user?.email ?? '\u00a0') : 'Ти тут без акаунта. Твій прогрес збережено; з акаунтом він буде й на інших пристроях.'
      }
      actions={<SignInOrOut isSignedIn={isSignedIn} />}
    >
      <div className={columns}>
        <AccountLinks isSignedIn={isSignedIn} isPremium={user?.premium.status === 'active'} />
        <Results key={guest} />
        <Packs />
        <Panel title="Звук">
          <SoundSwitch />
        </Panel>
      </div>
    </Page>
  )
}

/** The packs kept for a day without the network, of any subject. */
function Packs() {
  const subjects = useSubjects()
  return <PacksPanel subjects={subjects.state === 'ready' ? subjects.found.subjects.map(({ id, title }) => ({ id, title })) : []} />
}

const columns = css({ stack: '6', gridTemplateColumns: { base: 'one', lg: 'two' }, alignItems: 'start' })
