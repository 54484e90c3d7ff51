import { useState } from 'react'
import { useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { HandOver, TakeOver } from '@/features/hand-over'
import { hashText } from '@/shared/lib/hash-target'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { showToast } from '@/shared/ui/toaster'

/** The page for the code of another device: it is typed, or comes along behind the `#` of its picture, which no server sees. */
export function HandOverPage() {
  const [, navigate] = useLocation()
  const [code] = useState(() => hashText().slice(0, 40))
  const onTaken = () => {
    showToast({ severity: 'success', title: 'Готово', detail: 'Усе з іншого пристрою тепер тут. Розпочаті тести можна продовжити.' })
    navigate(addresses.dashboard.to())
  }
  const onBack = () =>
    showToast({ severity: 'success', title: 'Повернуто', detail: 'На цьому пристрої знову те, що було. Інший пристрій цього не бачить.' })
  return (
    <Page title="На іншому пристрої">
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        {code === '' && <HandOver />}
        <TakeOver code={code} onTaken={onTaken} onBack={onBack} />
      </div>
    </Page>
  )
}
