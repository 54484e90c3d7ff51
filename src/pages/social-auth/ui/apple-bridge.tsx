import { useState } from 'react'
import { v4 as createUuid } from 'uuid'
import { keepPending, leaveForApple } from '@/features/auth-modal'
import { useConfig } from '@/shared/config'
import { createLocalStore } from '@/shared/lib/local-store'
import { Bridge } from './bridge'

/** Leaves for Apple’s page, and remembers by a random `state` that it was this browser that left. */
export function AppleBridge({ returnTo }: { returnTo: string }) {
  const { appleApiKey, providerScripts } = useConfig()
  const [course, setCourse] = useState<'ready' | 'leaving' | 'failed'>('ready')
  const leave = async () => {
    setCourse('leaving')
    const state = createUuid()
    keepPending(
      createLocalStore(() => sessionStorage),
      { state, returnTo },
    )
    try {
      await leaveForApple({ key: appleApiKey, script: providerScripts.apple }, state)
    } catch {
      setCourse('failed')
    }
  }
  const problem = course === 'failed' ? 'Apple не відповів. Спробуй ще раз або увійди з паролем.' : null
  return (
    <Bridge provider="Apple" returnTo={returnTo} isBusy={course === 'leaving'} problem={problem} onStart={() => void leave()}>
      Відкриється сторінка Apple. Підтвердь там вхід, і ми повернемо тебе на сторінку, з якої почався вхід.
    </Bridge>
  )
}
