import { useEffect, useId, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { sidePanelLook } from 'styled-system/recipes'
import { Icon } from '@/shared/ui/icon'

const look = sidePanelLook()

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
    <aside aria-labelledby={id} data-open={isOpen || undefined} data-docked={isDocked || undefined} className={look.panel}>
      <div
        className={css({
          row: '3',
          justifyContent: 'space-between',
          paddingInlineStart: '4',
          paddingInlineEnd: '1',
          borderBottom: 'line',
        })}
      >
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className={css({ textStyle: 'label', paddingBlock: '3', _focusVisible: { outline: 'none' } })}
        >
          {title}
        </h2>
        <button type="button" data-part="close" aria-label={`Закрити: ${title}`} onClick={onClose} className={look.close}>
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
