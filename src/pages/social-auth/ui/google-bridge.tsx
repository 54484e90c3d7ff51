import { useEffect, useState } from 'react'
import { prepareGoogle, useAuthModal, useAuthModalState } from '@/features/auth-modal'
import { useConfig } from '@/shared/config'
import { Bridge } from './bridge'

export function GoogleBridge({ returnTo }: { returnTo: string }) {
  const modal = useAuthModal()
  const config = useConfig()
  const [hasTried, setTried] = useState(false)
  const isBusy = useAuthModalState((snapshot) => snapshot.matches({ open: { call: 'granting' } }))
  const problem = useAuthModalState((snapshot) => snapshot.context.problem)
  useEffect(() => {
    prepareGoogle(config)
    modal.send({ type: 'modal.open' })
    return () => modal.send({ type: 'modal.close' })
  }, [config, modal])
  const start = () => {
    modal.send({ type: 'provider.choose', provider: 'google' })
    setTried(true)
  }
  const failure = hasTried && !isBusy ? (problem?.detail ?? 'Google не відповів. Спробуй ще раз або увійди з паролем.') : null
  return (
    <Bridge provider="Google" returnTo={returnTo} isBusy={isBusy} problem={failure} onStart={start}>
      Відкриється вікно Google. Обери в ньому свій акаунт, і ми повернемо тебе на сторінку, з якої почався вхід.
    </Bridge>
  )
}
