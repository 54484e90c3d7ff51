import { useState } from 'react'
import { useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { useSessionState } from '@/entities/session'
import { createLocalStore } from '@/shared/lib/local-store'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { declinePrompt, mayPrompt } from '../model/prompt-pause'

const store = createLocalStore()

/** Tells a guest, at a moment of value and never during a test, how what was done can be kept. Nothing for accounts, or for a week after a no. */
export function KeepProgress() {
  const [path] = useLocation()
  const isGuest = useSessionState((snapshot) => snapshot.context.tokens.token === null)
  const [isShown, setShown] = useState(() => mayPrompt(store, Date.now()))
  if (!isGuest || !isShown) return null
  const decline = () => {
    declinePrompt(store, Date.now())
    setShown(false)
  }
  return (
    <Panel tone="outline" title="Збережи прогрес: вхід за 20 секунд">
      <p className={css({ maxWidth: 'text' })}>
        Зараз твої відповіді прив’язані до цього браузера. З акаунтом вони будуть і на телефоні, і на комп’ютері, а все зроблене перейде
        разом із тобою.
      </p>
      <div className={css({ wrap: '3', marginTop: '4' })}>
        <ButtonLink variant="secondary" href={`${addresses.auth.to()}?returnTo=${encodeURIComponent(path)}`}>
          Зберегти прогрес
        </ButtonLink>
        <Button variant="quiet" onClick={decline}>
          Не зараз
        </Button>
      </div>
    </Panel>
  )
}
