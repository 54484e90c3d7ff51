import { useState } from 'react'
import { useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { HandOver, TakeOver } from '@/features/hand-over'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { showToast } from '@/shared/ui/toaster'

/** The page for the code of another device: it is typed, or comes along behind the `#` of its picture, which no server sees. */
export function HandOverPage() {
  const [, navigate] = useLocation()
  const [code] = useState(() => decodeURIComponent(globalThis.location?.hash.slice(1) ?? ''))
  const onTaken = () => {
    showToast({ severity: 'success', title: 'Готово', detail: 'Усе з іншого пристрою тепер тут. Розпочаті тести можна продовжити.' })
    navigate(addresses.dashboard.to())
  }
  return (
    <Page title="На іншому пристрої">
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        {code === '' && <HandOver />}
        <TakeOver code={code} onTaken={onTaken} />
      </div>
    </Page>
  )
}
