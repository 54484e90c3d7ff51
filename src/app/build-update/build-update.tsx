import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { inspection } from '@/shared/lib/inspection'
import { checkWorker, takeUpdate } from '@/shared/lib/site-worker'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { thisBuild, type Build } from './build'
import { buildUpdateMachine } from './build-update.machine'

/** Watches over the build that this page is of; nothing to do where no build has made the page. */
export function OwnBuildUpdate({ pollSeconds }: { pollSeconds: number }) {
  const [build] = useState(() => thisBuild())
  return build && pollSeconds > 0 && <BuildUpdate build={build} pollSeconds={pollSeconds} />
}

type BuildUpdateProps = { build: Build; pollSeconds: number; onUpdate?: () => void }

const update = () => void takeUpdate()

/** Offers a newer version of the site at the edge of the page; a running test is never disturbed by it. */
export function BuildUpdate({ build, pollSeconds, onUpdate = update }: BuildUpdateProps) {
  const [snapshot, send] = useMachine(buildUpdateMachine, { input: { known: build, pollSeconds }, ...inspection() })
  const [path] = useLocation()
  const search = useSearch()
  const isChecking = snapshot.matches('checking')
  const isOffering = snapshot.matches('offering')
  useEffect(() => {
    // The newer build is fetched before it is offered, so that a press need not wait for it.
    if (isChecking || isOffering) void checkWorker()
  }, [isChecking, isOffering])
  useEffect(() => {
    const check = () => document.visibilityState === 'visible' && send({ type: 'build.check' })
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [send])
  return (
    <div role="status" className={place}>
      {isOffering && !isInTheMiddle(path, search) && (
        <div className={sheet}>
          <p className={css({ textStyle: 'label', flexGrow: '1' })}>Доступна нова версія</p>
          <Button size="small" onClick={onUpdate}>
            Оновити
          </Button>
          <Button size="small" variant="quiet" onClick={() => send({ type: 'update.postpone' })}>
            Пізніше
          </Button>
        </div>
      )}
    </div>
  )
}

/** A test, and a lesson of a course, is finished with the build that it was begun with. */
const isInTheMiddle = (path: string, search: string): boolean =>
  addresses.survey.pattern.test(path) || (addresses.courses.pattern.test(path) && new URLSearchParams(search).has('lesson'))

const place = css({
  position: 'fixed',
  left: 'clearLeft',
  bottom: 'overBar',
  zIndex: 'toast',
  maxWidth: '[min(30rem, 100vw - 2rem)]',
})
const sheet = css({
  wrap: '2',
  alignItems: 'center',
  padding: '3',
  layerStyle: 'cell',
  color: 'ink',
  borderLeft: 'penBand',
  boxShadow: 'lift',
})
