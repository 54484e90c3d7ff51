import { css } from 'styled-system/css'
import { Link, useSearch } from 'wouter'
import { ButtonLink, toolLook } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { usePageTitle } from '@/shared/lib/page-title'
import { Page } from '@/shared/ui/page'
import { visuallyHidden } from '@/shared/ui/visually-hidden'
import { locationOf, addressOf, tabs, titleOf } from '../model/flashcard-location'
import { Content } from './content'
import { BesideToday } from './lazy-beside-today'

/**
 * The cards due today, the decks, the making of cards and the statistics; a round takes the whole page.
 * @param isFrame nobody is there yet whose cards they are.
 */
export function FlashcardsPage({ isFrame }: { isFrame: boolean }) {
  const location = locationOf(useSearch())
  const content = (
    <>
      <PartTitle title={titleOf(location)} />
      <Content location={location} isFrame={isFrame} />
    </>
  )
  if (location.review !== null)
    return (
      <div className={sessionLook}>
        <h1 tabIndex={-1} className={visuallyHidden}>
          Повторення карток
        </h1>
        <Link href={addressOf({})} className={toolLook}>
          <Icon name="cross" size="small" /> До карток
        </Link>
        {content}
      </div>
    )
  return (
    <Page
      title="Флешкартки"
      actions={
        <ButtonLink
          variant="quiet"
          isSquare
          href={addressOf({ tab: 'settings' })}
          aria-label="Налаштування карток"
          title="Налаштування карток"
          aria-current={location.tab === 'settings' ? 'page' : undefined}
        >
          <Icon name="sliders" />
        </ButtonLink>
      }
    >
      <nav aria-label="Розділи карток" className={tabRow}>
        {tabs.map(({ tab, name }) => (
          <Link
            key={tab}
            href={addressOf({ tab })}
            aria-current={location.tab === tab ? 'page' : undefined}
            className={tabLook}
            onPointerEnter={BesideToday.ahead}
            onFocus={BesideToday.ahead}
          >
            {name}
          </Link>
        ))}
      </nav>
      {content}
    </Page>
  )
}

/** Stands before the part itself, so that a deck may say more. */
function PartTitle({ title }: { title: string | null }) {
  usePageTitle(title)
  return null
}

/** A round has the screen to itself. */
const sessionLook = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '& > a': { alignSelf: 'flex-start' },
  width: 'full',
  maxWidth: 'textSheet',
  minHeight: 'tallestScreen',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: { base: '2', md: '5' },
})
const tabRow = css({ display: 'flex', gap: '1', marginBottom: '6', borderBottom: 'edge', overflow: 'auto' })
const tabLook = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '2',
  textStyle: 'smallLabel',
  whiteSpace: 'nowrap',
  color: 'inkMuted',
  _hover: { color: 'penStrong' },
  '&[aria-current]': { color: 'ink', boxShadow: 'penTab' },
})
