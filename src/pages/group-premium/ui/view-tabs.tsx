import { Link } from 'wouter'
import { css, cx } from 'styled-system/css'

type ViewTabsProps<View extends string> = {
  label: string
  views: readonly { view: View; text: string }[]
  current: View
  addressOf: (view: View) => string
}

/** Views of one page, each with an address of its own; its heading takes the focus when it is opened. */
export const ViewTabs = <View extends string>({ label, views, current, addressOf }: ViewTabsProps<View>) => (
  <nav aria-label={label} className={views.length > 3 ? cx(row, pairs) : row}>
    {views.map(({ view, text }) => (
      <Link key={view} href={addressOf(view)} aria-current={view === current ? 'page' : undefined} className={tab}>
        {text}
      </Link>
    ))}
  </nav>
)

const row = css({ display: 'flex', flexWrap: 'wrap', borderBottom: 'line', _print: { display: 'none' } })
/** Four names do not stand in one row of a phone: they stand two and two. */
const pairs = css({ smDown: { display: 'grid', gridTemplateColumns: 'two' } })

const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: { base: '2', md: '4' },
  textStyle: { base: 'smallLabel', md: 'label' },
  color: 'inkMuted',
  textDecoration: 'none',
  _hover: { color: 'penStrong' },
  '&[aria-current]': { color: 'ink', boxShadow: 'penTab' },
})
