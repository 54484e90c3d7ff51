import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Group } from '#contract/group'
import { css } from 'styled-system/css'
import { closeClass } from '@/entities/group'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { LazyConsentDialog } from '@/shared/ui/consent-dialog'
import { Panel } from '@/shared/ui/panel'
import { showToast } from '@/shared/ui/toaster'

/** The end of a class that nobody has paid for. What becomes of the pupils’ work is said before it comes. */
export function CloseClass({ group: { id, title } }: { group: Group }) {
  const [, navigate] = useLocation()
  const [isAsked, setAsked] = useState(false)
  const call = useOnceCall(() => closeClass(id), {
    onAnswer: () => {
      showToast({ severity: 'success', title: `Клас «${title}» видалено` })
      navigate(addresses.groupPremium.to())
    },
  })
  return (
    <Panel tone="outline" title="Видалити клас">
      <div className={css({ stack: '3', justifyItems: 'start' })}>
        <p>Коли навчальний рік скінчено. Зроблене учнями лишиться в них.</p>
        <Button size="small" variant="danger" onClick={() => setAsked(true)}>
          Видалити клас
        </Button>
      </div>
      <LazyConsentDialog
        isOpen={isAsked}
        title={`Видалити клас «${title}» назавжди?`}
        yes="Видалити клас"
        no="Лишити клас"
        isBusy={call.state === 'calling'}
        problem={call.error === null ? null : problemOf(call.error).detail}
        onGive={() => call.make(undefined)}
        onRefuse={() => setAsked(false)}
      >
        <p>Зникнуть список учнів, коди запрошення, завдання зі строком і карта класу. Повернути їх буде неможливо.</p>
        <p>
          Учням лишається все, що вони зробили: варіанти, відповіді, бали, уроки й картки. Початий варіант можна дописати й здати, але ви
          його вже не побачите.
        </p>
      </LazyConsentDialog>
    </Panel>
  )
}
