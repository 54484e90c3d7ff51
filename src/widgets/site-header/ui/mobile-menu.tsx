import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { css, cx } from 'styled-system/css'
import { cellPress } from '@/shared/ui/cell'
import { Icon } from '@/shared/ui/icon'
import { learning, links } from './links'
import { SessionControl, type SessionControlProps } from './session-control'

type MobileMenuProps = SessionControlProps & { onClose: () => void }

/** The browser’s own modal dialog: it keeps the focus inside, closes by Escape and gives the focus back. */
export function MobileMenu({ onClose, ...session }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} aria-label="Меню" data-menu="" closedby="any" onClose={onClose} className={sheet}>
      <div className={css({ display: 'flex', justifyContent: 'end', minHeight: '16', alignItems: 'center', paddingInline: '4' })}>
        <button type="button" aria-label="Закрити" onClick={close} className={closeLook}>
          <Icon name="cross" size="large" />
        </button>
      </div>
      <nav aria-label="Розділи" className={css({ paddingInline: '4' })}>
        {[learning, ...links].map(({ href, text }) => (
          <Link key={href} href={href} onClick={close} className={linkLook}>
            {text}
            <Icon name="arrow-right" />
          </Link>
        ))}
      </nav>
      <div className={css({ padding: '4', paddingTop: '6' })}>
        <SessionControl {...session} isWide onPress={close} />
      </div>
    </dialog>
  )
}

const sheet = css({
  width: '[min(22rem, 100vw)]',
  height: 'screen',
  maxHeight: 'screen',
  maxWidth: 'window',
  margin: '0',
  marginLeft: 'auto',
  padding: '0',
  border: 'none',
  borderLeft: 'markerBand',
  backgroundColor: 'canvas',
  color: 'ink',
  overscrollBehavior: 'contain',
  animation: 'rise',
  _backdrop: { backgroundColor: 'veil' },
})
const closeLook = cx(cellPress, css({ marginRight: '-2.5' }))
const linkLook = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '14',
  textStyle: 'subheading',
  color: 'ink',
  textDecoration: 'none',
  borderBottom: 'line',
  _hover: { color: 'pen' },
})
