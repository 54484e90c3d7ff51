import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { css } from 'styled-system/css'
import { prefetchFormulas } from '../tex'

type PrintSheetProps = {
  /** Each further one prints again. */
  prints: number
  /** The browser is done with the sheet, which on phones is long after `print()` has returned. */
  onPrinted: () => void
  /** Letters for who sees badly. */
  isLarge?: boolean
  children: ReactNode
}

/** White paper that is printed alone: it prints itself as soon as it is drawn whole. */
export function PrintSheet({ prints, onPrinted, isLarge, children }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onPrinted)
  useEffect(() => {
    let isLeft = false
    void isDrawn(sheet.current).then(() => isLeft || window.print())
    const stop = () => close()
    addEventListener('afterprint', stop)
    return () => {
      isLeft = true
      removeEventListener('afterprint', stop)
    }
  }, [prints])
  return createPortal(
    <div ref={sheet} data-print-sheet data-large={isLarge || undefined} className={look}>
      {children}
    </div>,
    document.body,
  )
}

/** Pictures have come, and formulas too; what has not come by then is printed as it stands. */
async function isDrawn(sheet: HTMLElement | null): Promise<void> {
  const pictures = [...(sheet?.querySelectorAll('img') ?? [])].map((picture) => picture.decode().catch(() => undefined))
  // A formula that waits for its renderer stands as its source.
  const formulas = sheet?.querySelector('code') ? prefetchFormulas() : undefined
  await Promise.race([Promise.all([...pictures, formulas]), pause(longestWaitMs)])
  await pause(settlingMs)
  await document.fonts?.ready
}

const longestWaitMs = 10_000
/** React draws what has come, and the browser asks for the letters of it. */
const settlingMs = 300
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const look = css({
  display: { base: 'none', _print: 'block' },
  backgroundColor: 'sheet',
  fontSize: 'paper',
  lineHeight: 'note',
  '& button svg': { display: 'none' },
  '&[data-large]': { zoom: '1.5' },
})
