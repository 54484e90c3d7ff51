import { useEffect, useId, useRef, type ReactNode } from 'react'
import { css, cva } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'

type SidePanelProps = {
  title: string
  isOpen: boolean
  /** Beside the task on a wide screen even while it is not open. */
  isDocked?: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet beside the task, from below on a narrow screen. It lets the task be used and keeps its scroll while it is closed. */
export function SidePanel({ title, isOpen, isDocked = false, onClose, children }: SidePanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)

  useEffect(() => {
    if (!isOpen) return undefined
    const before = document.activeElement
    const panel = heading.current?.closest('aside')
    if (scroller.current) scroller.current.scrollTop = scrolled.current
    heading.current?.focus({ preventScroll: true })
    return () => {
      const wasInside = document.activeElement === document.body || panel?.contains(document.activeElement)
      if (wasInside && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])

  return (
    <aside aria-labelledby={id} data-open={isOpen || undefined} className={panelLook({ isDocked })}>
      <div
        className={css({
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '3',
          paddingInlineStart: '4',
          paddingInlineEnd: '1',
          borderBottom: 'line',
        })}
      >
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className={css({ textStyle: 'label', paddingBlock: '3', _focusVisible: { outline: '[none]' } })}
        >
          {title}
        </h2>
        <button type="button" data-part="close" aria-label={`Закрити: ${title}`} onClick={onClose} className={closeLook}>
          <Icon name="cross" />
        </button>
      </div>
      <div
        ref={scroller}
        onScroll={(event) => {
          if (isOpen) scrolled.current = event.currentTarget.scrollTop
        }}
        className={css({ overflowY: 'auto', overscrollBehavior: 'contain', padding: '4' })}
      >
        {children}
      </div>
    </aside>
  )
}

const panelLook = cva({
  base: {
    display: 'none',
    flexDirection: 'column',
    minWidth: '0',
    backgroundColor: 'sheet',
    '&[data-open]': { display: 'flex' },
    lgDown: {
      position: 'fixed',
      insetInline: '0',
      bottom: '[calc(3.8125rem + env(safe-area-inset-bottom, 0px))]',
      zIndex: 'header',
      maxHeight: '[min(36rem, 66dvh)]',
      borderTop: '[4px solid {colors.marker}]',
      boxShadow: 'lift',
    },
    mdDown: { '[data-two-step] > &': { bottom: '[calc(7rem + env(safe-area-inset-bottom, 0px))]' } },
    lg: {
      position: 'sticky',
      top: '[5.5rem]',
      alignSelf: 'start',
      marginTop: '6',
      maxHeight: '[calc(100dvh - 9.5rem)]',
      border: 'line',
      borderRadius: 'sheet',
    },
  },
  variants: {
    isDocked: {
      true: {
        lg: {
          display: 'flex',
          '& [data-part=close]': { display: 'none' },
          '[data-panel=reference] > &, [data-stimulus] > &:not([data-open])': { display: 'none' },
          '[data-stimulus] > & [data-part=close]': { display: 'grid' },
        },
        '@media (min-width: 80rem)': { '[data-panel=reference]:not([data-stimulus]) > &': { display: 'flex' } },
        '@media (min-width: 90rem)': {
          '[data-stimulus]:not([data-panel=reference]) > &:not([data-open])': { display: 'flex' },
          '[data-stimulus] > & [data-part=close]': { display: 'none' },
        },
      },
      false: {},
    },
  },
})

const closeLook = css({
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  borderRadius: 'cell',
  color: 'inkMuted',
  cursor: 'pointer',
  _hover: { color: 'penStrong', backgroundColor: 'penWash' },
})
