import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { css, cx } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { pillLook } from '@/shared/ui/button'
import { toEdges } from '@/shared/ui/scroller'
import { modeText, pageModes, type PageMode } from '../model/modes'

/** The width by which the mode before the current one looks in. */
const edge = 40

type ModeSwitcherProps = { subject: string; mode: PageMode | null }

/** The way from each mode to every other one of the subject. */
export function ModeSwitcher({ subject, mode }: ModeSwitcherProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    // Told of once the page is laid out: to ask for a place earlier would have it laid out for that alone.
    const watch = new ResizeObserver(() => {
      if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - edge
      watch.disconnect()
    })
    if (row) watch.observe(row)
    return () => watch.disconnect()
  }, [])
  return (
    <nav aria-label="Режими тесту">
      <ul ref={list} className={listLook}>
        {pageModes.map((each) => (
          <li key={each}>
            <Link href={addresses.tests.to({ subject, mode: each })} aria-current={each === mode ? 'page' : undefined} className={look}>
              {modeText[each].short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone one row that is swept sideways, up to the edges of the screen, so that the form stays in sight. */
const listLook = cx(
  toEdges,
  css({ display: 'flex', flexWrap: { md: 'wrap' }, gap: '2', overflowX: { base: 'auto', md: 'visible' }, paddingBlock: '1' }),
)

const look = cx(
  pillLook({ chosen: 'ink' }),
  css({
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '3',
    whiteSpace: 'nowrap',
    color: 'ink',
    textDecoration: 'none',
    layerStyle: 'lightCell',
    _hover: { color: 'penStrong' },
  }),
)
