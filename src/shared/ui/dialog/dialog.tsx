import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { Icon } from '../icon'
import { backdropLook, besideLook, bodyLook, closeLook, positionerLook, sheetLook } from './look'

const widthLook = cva({
  variants: { width: { narrow: { maxWidth: '104' }, dialog: { maxWidth: 'dialog' }, wide: { maxWidth: '240' } } },
})

type DialogProps = {
  isOpen: boolean
  /** Asked for by Escape, by the close button and by a press outside. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode
  /** `dialog` is 33rem. */
  width?: 'narrow' | 'dialog' | 'wide'
  /** Alert dialogs ask before something is lost and do not close by a press outside. */
  role?: 'dialog' | 'alertdialog'
  /** `beside` keeps the page behind it readable. */
  place?: 'middle' | 'beside'
  /** The element that takes the focus first; by default the first that can. */
  initialFocus?: () => HTMLElement | null
}

/** The focus is kept inside: where it strays for a moment (a trap that StrictMode sets twice gives it back between), nobody meant to close. */
const keepOpen = (event: Event) => event.preventDefault()

/** A modal sheet: keeps the focus, scrolls inside, at most 95 % of the screen high. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  width = 'dialog',
  role = 'dialog',
  place = 'middle',
  initialFocus,
}: DialogProps) {
  const beside = place === 'beside' ? besideLook : undefined
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      role={role}
      initialFocusEl={initialFocus}
      closeOnInteractOutside={role === 'dialog'}
      onFocusOutside={keepOpen}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={beside?.backdrop ?? backdropLook} />
        <Ark.Positioner className={cx(positionerLook, beside?.positioner)}>
          <Ark.Content className={cx(sheetLook, widthLook({ width }), beside?.sheet)}>
            <div
              className={css({
                display: 'flex',
                alignItems: 'start',
                gap: '3',
                paddingTop: '5',
                paddingBottom: '3',
                paddingLeft: { base: '4', sm: '6' },
                paddingRight: '3',
              })}
            >
              <Ark.Title className={css({ textStyle: 'heading', flexGrow: '1', paddingTop: '1' })}>{title}</Ark.Title>
              <Ark.CloseTrigger aria-label="Закрити" className={closeLook}>
                <Icon name="cross" />
              </Ark.CloseTrigger>
            </div>
            <div className={bodyLook}>{children}</div>
            {footer && (
              <div
                className={css({
                  wrap: '3',
                  justifyContent: 'end',
                  padding: '4',
                  paddingInline: { base: '4', sm: '6' },
                  borderTop: 'line',
                })}
              >
                {footer}
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
