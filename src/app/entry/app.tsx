import { StrictMode, useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react'
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
import { Fatal } from '../faults/fatal'
import { crossFade } from '../routing/follow-links'
import { namedEntries } from '../routing/history-entries'
import { PageBoundary } from '../routing/page-boundary'
import { Pages } from '../routing/pages'
import { routes } from '../routing/routes'
import type { Actors } from '../wiring/start-actors'

const aroundNav = namedEntries(crossFade(routes))

type AppProps = {
  config: Config
  /** The actors that live as long as the page; null where there is no browser. */
  actors: Actors | null
  /** Address to draw where there is no browser, with its query. */
  path?: string
  /** The answers that the server sent along with the page. */
  first?: FirstAnswers | null
  /** Called once the page lives. */
  onDrawn?: () => void
}

export function App({ config, actors, path, first = null, onDrawn }: AppProps) {
  const sent = first ? first.path + (first.query ?? '') : undefined
  return (
    <StrictMode>
      <ConfigProvider value={config}>
        <FirstAnswersProvider value={first}>
          <Alive actors={actors} onDrawn={onDrawn}>
            <Router ssrPath={path ?? sent} aroundNav={aroundNav}>
              <PageBoundary missing={null} failed={() => <Broken brandName={config.brand.name} />}>
                <Pages />
                <Fatal />
              </PageBoundary>
            </Router>
          </Alive>
        </FirstAnswersProvider>
      </ConfigProvider>
    </StrictMode>
  )
}

const never = () => () => undefined

/** The page that the server drew is taken over as it was drawn: as if nobody were there yet. What lives in the browser is heard right after. */
function Alive({ actors, onDrawn, children }: Pick<AppProps, 'actors' | 'onDrawn'> & { children: ReactNode }) {
  const tellDrawn = useEffectEvent(() => onDrawn?.())
  useEffect(() => tellDrawn(), [])
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const live = isTakenOver ? actors : null
  const outbox = useSyncExternalStore(
    live?.outbox.subscribe ?? never,
    () => live?.outbox.of('answers') ?? null,
    () => null,
  )
  return (
    <SessionProvider actor={live?.session ?? null}>
      <AuthModalProvider actor={live?.authModal ?? null}>
        <DeviceLogProvider value={live?.log ?? null}>
          <OutboxProvider actor={outbox}>
            <SurveyGroundProvider value={live?.ground ?? null}>
              <UserFactsProvider value={live?.facts ?? null}>
                <FlashcardsProvider value={live?.flashcards ?? null}>{children}</FlashcardsProvider>
              </UserFactsProvider>
            </SurveyGroundProvider>
          </OutboxProvider>
        </DeviceLogProvider>
      </AuthModalProvider>
    </SessionProvider>
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
