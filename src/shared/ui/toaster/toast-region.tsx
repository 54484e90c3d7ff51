import { Toast as Ark, Toaster as ArkToaster } from '@ark-ui/react/toast'
import * as toast from '@zag-js/toast'
import { useEffect } from 'react'
import { v4 as createUuid } from 'uuid'
import { css } from 'styled-system/css'
import { Icon, type IconName } from '../icon'
import { takeToasts, toastLifetimeMs } from './inbox'
import { closeLook, titleLook, toastLook } from './look'
import { Reason } from './reason'

const offsets = { top: '1rem', left: '1rem', right: '1rem', bottom: 'calc(1rem + var(--bottom-bar))' }
const store = toast.createStore({ placement: 'bottom-end', overlap: false, gap: 12, max: 4, duration: toastLifetimeMs, offsets })

const icons: Record<string, IconName> = { error: 'alert', success: 'check', info: 'info' }

/** A toast that goes away under the pointer leaves the others paused for good, so they are set going again. */
function resumeRest({ status }: { status: string }) {
  if (status !== 'unmounted') return
  setTimeout(() => {
    if (!document.querySelector('[data-scope=toast][data-part=root]:is(:hover, :focus-within)')) store.resume()
  }, 100)
}

/**
 * Lets the time of a toast on show begin anew: the library does so when the duration changes, if by next to nothing.
 * One that the pointer, the focus or a hidden page holds is held again.
 */
function renew(id: string): void {
  if (!store.isVisible(id)) return
  if (document.querySelector('[data-scope=toast][data-part=root][data-paused]')) {
    store.resume(id)
    setTimeout(() => store.pause(id), 100)
  }
  const shown = store.getVisibleToasts().find((each) => each.id === id)
  store.update(id, { duration: shown?.duration === toastLifetimeMs ? toastLifetimeMs + 0.001 : toastLifetimeMs })
}

export function ToastRegion() {
  useEffect(
    () =>
      takeToasts(({ severity, title, detail }, onGone) => {
        const id = createUuid()
        const onStatusChange = ({ status }: { status: string }) => {
          resumeRest({ status })
          if (status !== 'visible') onGone()
        }
        queueMicrotask(() => store.create({ id, type: severity, title, description: detail, duration: toastLifetimeMs, onStatusChange }))
        return () => renew(id)
      }),
    [],
  )
  return (
    <ArkToaster toaster={store} aria-label="Сповіщення">
      {({ type = 'info', title, description }) => (
        <Ark.Root className={toastLook} data-severity={type}>
          <Icon name={icons[type] ?? 'info'} />
          <div className={css({ minWidth: '0' })}>
            <Ark.Title className={titleLook}>{title}</Ark.Title>
            {description && <Ark.Description>{description}</Ark.Description>}
            <Reason of={description} />
          </div>
          <Ark.CloseTrigger aria-label="Закрити" className={closeLook}>
            <Icon name="cross" size="small" />
          </Ark.CloseTrigger>
        </Ark.Root>
      )}
    </ArkToaster>
  )
}
