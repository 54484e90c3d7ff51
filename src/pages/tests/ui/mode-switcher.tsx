import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { modeText, pageModes, type PageMode } from '../model/modes'

type ModeSwitcherProps = { subject: string; mode: PageMode | null }

/** The way from each mode to every other one of the subject. */
export function ModeSwitcher({ subject, mode }: ModeSwitcherProps) {
  return (
    <nav aria-label="Режими тесту">
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {pageModes.map((each) => (
          <li key={each}>
            <Link href={addresses.tests.to({ subject, mode: each })} aria-current={each === mode ? 'page' : undefined} className={look}>
              {modeText[each].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '3',
  textStyle: 'smallLabel',
  color: 'ink',
  textDecoration: 'none',
  border: 'line',
  borderRadius: 'cell',
  backgroundColor: 'sheet',
  _hover: { borderColor: 'pen', color: 'penStrong' },
  '&[aria-current]': { backgroundColor: 'ink', borderColor: 'ink', color: 'sheet' },
})
