import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { inspection } from '@/shared/lib/inspection'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { ownBuild, type Build } from './build'
import { buildUpdateMachine } from './build-update.machine'

/** Watches over the build that this page is of; nothing to do where no build has made the page. */
export function OwnBuildUpdate({ pollSeconds }: { pollSeconds: number }) {
  const [build] = useState(() => ownBuild())
  return build && <BuildUpdate build={build} pollSeconds={pollSeconds} />
}

type BuildUpdateProps = { build: Build; pollSeconds: number; onUpdate?: () => void }

const reload = () => location.reload()

/** Offers a newer version of the site at the edge of the page; a running test is never disturbed by it. */
export function BuildUpdate({ build, pollSeconds, onUpdate = reload }: BuildUpdateProps) {
  const [snapshot, send] = useMachine(buildUpdateMachine, { input: { known: build, pollSeconds }, ...inspection() })
  const [path] = useLocation()
  useEffect(() => {
    const check = () => document.visibilityState === 'visible' && send({ type: 'build.check' })
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [send])
  return (
    <div role="status" className={place}>
      {snapshot.value === 'offering' && !addresses.survey.pattern.test(path) && (
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

const place = css({ position: 'fixed', left: '4', bottom: '4', zIndex: 'toast', maxWidth: '[min(30rem, 100vw - 2rem)]' })
const sheet = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  padding: '3',
  backgroundColor: 'sheet',
  color: 'ink',
  border: 'edge',
  borderLeft: 'penBand',
  borderRadius: 'cell',
  boxShadow: 'lift',
})
