import { Router } from 'wouter'
import { SessionProvider } from '@/entities/session'
import { AuthModalProvider } from '@/features/auth-modal'
import { OutboxProvider, SurveyGroundProvider } from '@/entities/survey'
import { ConfigProvider, type Config } from '@/shared/config'
import { Pages } from '../routing/pages'
import type { Actors } from '../wiring/start-actors'

type AppProps = { config: Config; actors: Actors; /** Address to draw where there is no browser. */ path?: string }

export function App({ config, actors, path }: AppProps) {
  return (
    <ConfigProvider value={config}>
      <SessionProvider actor={actors.session}>
        <AuthModalProvider actor={actors.authModal}>
          <OutboxProvider actor={actors.outbox}>
            <SurveyGroundProvider value={actors.ground}>
              <Router ssrPath={path}>
                <Pages />
              </Router>
            </SurveyGroundProvider>
          </OutboxProvider>
        </AuthModalProvider>
      </SessionProvider>
    </ConfigProvider>
  )
}
