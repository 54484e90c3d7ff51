import { useLayoutEffect, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { staticFormula } from './static-formula'
import { useFormulaDrawer } from './use-formula-drawer'

/** Longer formulas are shown as source: no task needs them, and drawing them may freeze a phone. */
const longest = 2000

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

/** A formula. Until the renderer has come, and wherever it fails, its source is shown. */
export function Tex({ source, isBlock = false }: TexProps) {
  const drawer = useFormulaDrawer(source.length <= longest)
  const place = useRef<HTMLSpanElement>(null)
  const [failed, setFailed] = useState<string>()
  const isDrawn = drawer !== undefined && failed !== source

  useLayoutEffect(() => {
    if (!isDrawn || !place.current) return
    try {
      drawer.drawFormula(source, place.current, isBlock)
    } catch {
      setFailed(source)
    }
  }, [drawer, isDrawn, source, isBlock])

  if (isDrawn)
    return (
      <span
        key="drawn"
        ref={place}
        className={isBlock ? block : undefined}
        {...(isBlock && { tabIndex: 0, role: 'group', 'aria-label': 'Формула' })}
      />
    )
  const still = staticFormula(source, isBlock)
  // oxlint-disable-next-line react/no-danger -- made by KaTeX, which trusts nothing, where there is no browser to draw into
  if (still !== null) return <span className={isBlock ? block : undefined} dangerouslySetInnerHTML={{ __html: still }} />
  return (
    <code key="source" className={cx(code, isBlock ? block : undefined)}>
      {source}
    </code>
  )
}
