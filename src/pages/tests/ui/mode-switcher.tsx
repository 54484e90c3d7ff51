import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { modeText, pageModes, type PageMode } from '../model/modes'

/** The width by which the mode before the current one looks in. */
const edge = 40

type ModeSwitcherProps = { subject: string; mode: PageMode | null }

/** The way from each mode to every other one of the subject. */
export function ModeSwitcher({ subject, mode }: ModeSwitcherProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - edge
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
const listLook = css({
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: '2',
  overflowX: { base: 'auto', md: 'visible' },
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: '1',
})

const look = css({
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '3',
  textStyle: 'smallLabel',
  color: 'ink',
  textDecoration: 'none',
  layerStyle: 'lightCell',
  _hover: { borderColor: 'pen', color: 'penStrong' },
  '&[aria-current]': { backgroundColor: 'ink', borderColor: 'ink', color: 'sheet' },
})
