import { Toast as Ark, Toaster as ArkToaster } from '@ark-ui/react/toast'
import * as toast from '@zag-js/toast'
import { useEffect, useRef } from 'react'
import { v4 as createUuid } from 'uuid'
import { css } from 'styled-system/css'
import { Icon, type IconName } from '../icon'
import { showToast, takeToasts, toastLifetimeMs, type Toast } from './inbox'
import { closeLook, titleLook, toastLook } from './look'
import type { ToasterProps } from './placement'
import { Reason } from './reason'

const offsets = {
  top: 'calc(0.25rem + var(--top-bar))',
  left: 'calc(1rem + env(safe-area-inset-left, 0px))',
  right: 'calc(1rem + env(safe-area-inset-right, 0px))',
  bottom: 'calc(1rem + var(--bottom-bar))',
}
const common = { overlap: false, gap: 12, max: 4, duration: toastLifetimeMs, offsets }
const corner = toast.createStore({ ...common, placement: 'bottom-end' })
const top = toast.createStore({ ...common, placement: 'top', max: 1 })

const icons: Record<string, IconName> = { error: 'alert', success: 'check', info: 'info' }

/** A toast that goes away under the pointer leaves the others paused for good, so they are set going again. */
function resumeRest(store: typeof corner, { status }: { status: string }) {
  if (status !== 'unmounted') return
  setTimeout(() => {
    if (!document.querySelector('[data-scope=toast][data-part=root]:is(:hover, :focus-within)')) store.resume()
  }, 100)
}

/**
 * Starts a shown toast’s time anew: the library does so when its duration changes, by however little. A toast that pointer, focus or a
 * hidden page hold stays held.
 */
function renew(store: typeof corner, id: string): void {
  if (!store.isVisible(id)) return
  if (document.querySelector('[data-scope=toast][data-part=root][data-paused]')) {
    store.resume(id)
    setTimeout(() => store.pause(id), 100)
  }
  const shown = store.getVisibleToasts().find((each) => each.id === id)
  store.update(id, { duration: shown?.duration === toastLifetimeMs ? toastLifetimeMs + 0.001 : toastLifetimeMs })
}

/** The page has changed under the toasts on show: they go to where its buttons are not. */
function moveTo(store: typeof corner, former: typeof corner): void {
  if (store === former) return
  const shown = former.getVisibleToasts()
  former.remove()
  for (const { title, description, meta } of shown)
    showToast({
      severity: meta?.['severity'] as Toast['severity'],
      title: title as string,
      ...(typeof description === 'string' && { detail: description }),
      status: meta?.['status'] as number | null,
    })
}

export function ToastRegion({ isAtTop = false }: ToasterProps) {
  const store = isAtTop ? top : corner
  const former = useRef(store)
  useEffect(() => {
    const stop = takeToasts(({ severity, title, detail, status: ofAnswer }, onGone) => {
      const id = createUuid()
      const onStatusChange = ({ status }: { status: string }) => {
        resumeRest(store, { status })
        if (status !== 'visible') onGone()
      }
      const meta = { severity, status: ofAnswer }
      queueMicrotask(() =>
        store.create({ id, type: severity, title, description: detail, meta, duration: toastLifetimeMs, onStatusChange }),
      )
      return () => renew(store, id)
    })
    moveTo(store, former.current)
    former.current = store
    return stop
  }, [store])
  return (
    <ArkToaster key={isAtTop ? 'top' : 'corner'} toaster={store} aria-label="Сповіщення">
      {({ type = 'info', title, description, meta }) => (
        <Ark.Root className={toastLook} data-severity={type} data-in-bar={isAtTop || undefined}>
          <Icon name={icons[type] ?? 'info'} />
          <div className={css({ minWidth: '0' })}>
            <Ark.Title className={titleLook}>{title}</Ark.Title>
            {description && <Ark.Description>{description}</Ark.Description>}
            <Reason of={description} status={meta?.['status'] as number | null | undefined} />
          </div>
          <Ark.CloseTrigger aria-label="Закрити" className={closeLook}>
            <Icon name="cross" size="small" />
          </Ark.CloseTrigger>
        </Ark.Root>
      )}
    </ArkToaster>
  )
}
