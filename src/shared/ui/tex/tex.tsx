import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useDrawnFormula } from './drawn-formulas'
import { sentFormula } from './sent-formula'
import { useFormulaDrawer } from './use-formula-drawer'
import { watchCopies } from './watch-copies'
import 'katex/dist/katex-swap.min.css'

const block = css({
  display: 'block',
  overflowX: 'auto',
  overflowY: 'hidden',
  minHeight: '14',
  paddingBlock: '1',
  '& .katex-display': { margin: '[0 !important]' },
})
const code = css({ fontFamily: 'code', fontSize: 'formula', overflowWrap: 'anywhere' })

type TexProps = {
  /** TeX without dollar signs. */
  source: string
  isBlock?: boolean
}

/** A formula: as the server has sent it, else drawn here. Until the renderer has come, and wherever it fails, its source is shown. */
export function Tex({ source, isBlock = false }: TexProps) {
  const find = useDrawnFormula()
  const sent = useMemo(() => sentFormula(source, isBlock) ?? find(source, isBlock), [source, isBlock, find])
  const drawer = useFormulaDrawer(sent === null)
  const element = useRef<HTMLSpanElement>(null)
  const [failed, setFailed] = useState<string>()
  const isDrawn = sent === null && drawer !== undefined && failed !== source

  useLayoutEffect(() => {
    if (!isDrawn || !element.current) return
    try {
      drawer.drawFormula(source, element.current, isBlock)
    } catch {
      setFailed(source)
    }
  }, [drawer, isDrawn, source, isBlock])

  useEffect(watchCopies, [])

  useLayoutEffect(() => {
    if (sent !== null) setStyles(element.current)
  }, [sent])

  const frame = isBlock ? { className: block, tabIndex: 0, role: 'group', 'aria-label': 'Формула', 'data-part': 'scroller' } : {}
  // oxlint-disable-next-line react/no-danger -- made by KaTeX, which trusts nothing, on the server
  if (sent !== null) return <span key="sent" ref={element} {...frame} data-tex={source} dangerouslySetInnerHTML={{ __html: sent }} />
  if (isDrawn) return <span key="drawn" ref={element} {...frame} />
  return (
    <code key="source" className={cx(code, isBlock ? block : undefined)}>
      {source}
    </code>
  )
}

/** The heights and margins that KaTeX has reckoned come beside the markup of an answer: the security policy refuses them inside it. */
function setStyles(formula: HTMLElement | null): void {
  for (const part of formula?.querySelectorAll<HTMLElement | SVGElement>('[data-style]') ?? [])
    part.style.cssText = part.dataset['style'] ?? ''
}
