import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import { fromPromise } from 'xstate'
import { css } from 'styled-system/css'
import { useSessionState } from '@/entities/session'
import { useSurveyGround } from '@/entities/survey'
import { openTabChannel, useDeviceLog } from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { openHandover, readHandover } from '../api/handover-calls'
import { giveUpLocks } from '../model/give-up-locks'
import { handOverMachine, type Code } from '../model/hand-over.machine'

/** Where a tab tells the others of the code that it has got: theirs leads nowhere from then on. */
export const handOverChannel = 'handover'

/** «Продовжити на іншому пристрої»: a code and its picture for who has no account; who has one signs in there. */
export function HandOver() {
  const isGuest = useSessionState((snapshot) => snapshot.context.tokens.token === null)
  const ground = useSurveyGround()
  const log = useDeviceLog()
  const [device, setDevice] = useState<string | null>(null)
  const open = async () => {
    // Unsent facts of this device would be missing on the other.
    await log.deliverAll().catch(() => undefined)
    const code = await openHandover()
    tellTabs(code)
    return code
  }
  const look = async () => {
    const said = await readHandover()
    setDevice(said.device)
    return said.state
  }
  const actors = { open: fromPromise(open), look: fromPromise(look), giveUp: fromPromise(() => giveUpLocks(ground)) }
  const [snapshot, send] = useMachine(handOverMachine.provide({ actors }), { input: { now: ground.clock.now }, ...inspection() })
  useEffect(() => {
    const tabs = openTabChannel<Code>(handOverChannel)
    tabs.onKnock((code) => send({ type: 'code.change', code }))
    return tabs.close
  }, [send])
  const { code } = snapshot.context
  const said = useRef<HTMLDivElement>(null)
  const isAsking = snapshot.matches('asking')
  const isShown = code !== null && (snapshot.matches('showing') || snapshot.matches('looking'))
  const mayAsk = snapshot.matches('idle') || isAsking || snapshot.matches('over') || snapshot.matches('refused')
  const wasPressed = useRef(false)
  // The pressed button gives way to the code, and the code to what became of it: the focus goes along instead of falling to the page.
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) said.current?.focus({ preventScroll: true })
  }, [isShown, mayAsk])
  if (!isGuest) return null
  const ask = () => {
    wasPressed.current = true
    send({ type: 'code.ask' })
  }
  return (
    <Panel title="Продовжити на іншому пристрої">
      <div
        ref={said}
        role="group"
        aria-label="Код для іншого пристрою"
        tabIndex={-1}
        className={css({ _focusVisible: { outline: 'none' } })}
      >
        {isShown && <Code code={code.code} />}
      </div>
      <div role="status">
        {snapshot.matches('idle') && (
          <p>Без акаунта: інший телефон чи комп’ютер матиме все, що тут зроблено. Розпочаті тести підуть далі там.</p>
        )}
        {isAsking && <p>Готуємо код…</p>}
        {snapshot.matches('givingUp') && <p>Код використано. Передаємо розпочаті тести…</p>}
        {snapshot.matches('refused') && <p>Коду зараз не отримати: перевір з’єднання або спробуй трохи згодом.</p>}
        {snapshot.matches('over') && <p>Час коду минув. Візьми новий.</p>}
        {snapshot.matches('used') && (
          <p>
            Готово: код використав {device === null ? 'інший пристрій' : <bdi>{device}</bdi>}. Продовжуй там; розпочаті тести тут тепер лише
            для читання. Що робитимеш на одному пристрої, буде видно на обох.
          </p>
        )}
      </div>
      {mayAsk && (
        <p className={css({ marginTop: '3' })}>
          <Button variant="secondary" isLoading={isAsking} onClick={ask}>
            {snapshot.matches('idle') || isAsking ? 'Показати код' : 'Новий код'}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function tellTabs(code: Code): void {
  const tabs = openTabChannel<Code>(handOverChannel)
  tabs.knock(code)
  tabs.close()
}

/** Dark on light in both themes: many cameras read nothing else. */
function Code({ code }: { code: string }) {
  const link = `${location.origin}${addresses.goOn.to()}#${code}`
  const { data, size } = encode(link, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <div className={css({ wrap: '4', alignItems: 'center' })}>
      <svg
        role="img"
        aria-label="QR-код для іншого пристрою"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={css({ boxSize: '44', backgroundColor: 'plate', color: 'onPlate' })}
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div>
        <p>Наведи камеру іншого пристрою або відкрий там {`${location.host}${addresses.goOn.to()}`} і введи код:</p>
        <p className={css({ textStyle: 'title', letterSpacing: 'code', marginBlock: '2' })}>
          {code.slice(0, 3)} {code.slice(3)}
        </p>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>Діє 10 хвилин і лише раз. Не показуй його нікому.</p>
      </div>
    </div>
  )
}
