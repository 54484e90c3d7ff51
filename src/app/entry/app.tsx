import { useEffect, useEffectEvent } from 'react'
import { Router } from 'wouter'
import { FlashcardsProvider } from '@/entities/flashcard'
import { SessionProvider } from '@/entities/session'
import { OutboxProvider, SurveyGroundProvider } from '@/entities/survey'
import { UserFactsProvider } from '@/entities/user-fact'
import { DeviceLogProvider } from '@/shared/lib/device-log'
import { AuthModalProvider } from '@/features/auth-modal'
import { Fault } from '@/pages/error'
import { ConfigProvider, type Config } from '@/shared/config'
import { FirstAnswersProvider, type FirstAnswers } from '@/shared/lib/first-answers'
import { LazyBuildUpdate } from '../build-update/lazy-build-update'
import { Fatal } from '../faults/fatal'
import { PageBoundary } from '../routing/page-boundary'
import type { StartUp } from '../routing/entry'
import { Pages } from '../routing/pages'
import type { Actors } from '../wiring/start-actors'

type AppProps = {
  config: Config
  /** What lives as long as the page; null while its code is on the way. */
  actors: Actors | null
  /** The browser holds a session token, as far as can be told before the session runs. */
  hasToken?: boolean
  /** The actors could not be fetched. */
  hasFailed?: boolean
  /** Address to draw where there is no browser. */
  path?: string
  /** What the server sent along with the page. */
  first?: FirstAnswers | null
  /** Called once the page stands in the document. */
  onDrawn?: () => void
}

export function App({ config, actors, hasToken = false, hasFailed = false, path, first = null, onDrawn }: AppProps) {
  const tellDrawn = useEffectEvent(() => onDrawn?.())
  useEffect(() => tellDrawn(), [])
  const stage: StartUp = actors ? 'running' : hasFailed ? 'failed' : 'starting'
  return (
    <ConfigProvider value={config}>
      <FirstAnswersProvider value={first}>
        <SessionProvider actor={actors?.session ?? null}>
          <AuthModalProvider actor={actors?.authModal ?? null}>
            <DeviceLogProvider value={actors?.log ?? null}>
              <OutboxProvider actor={actors?.outboxes.get('answers') ?? null}>
                <SurveyGroundProvider value={actors?.ground ?? null}>
                  <UserFactsProvider value={actors?.facts ?? null}>
                    <FlashcardsProvider value={actors?.flashcards ?? null}>
                      <Router ssrPath={path}>
                        <PageBoundary missing={null} failed={() => <Broken brandName={config.brand.name} />}>
                          <Pages stage={stage} hasToken={hasToken} />
                          {actors && <LazyBuildUpdate />}
                          <Fatal />
                        </PageBoundary>
                      </Router>
                    </FlashcardsProvider>
                  </UserFactsProvider>
                </SurveyGroundProvider>
              </OutboxProvider>
            </DeviceLogProvider>
          </AuthModalProvider>
        </SessionProvider>
      </FirstAnswersProvider>
    </ConfigProvider>
  )
}

/** Nothing else stands: the error page brings its own title and landmark. */
function Broken({ brandName }: { brandName: string }) {
  return (
    <main id="main">
      <title>{`Помилка · ${brandName}`}</title>
      <Fault onRetry={() => location.reload()} />
    </main>
  )
}
