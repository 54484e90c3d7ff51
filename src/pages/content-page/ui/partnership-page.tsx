import { lazy, Suspense, useSyncExternalStore } from 'react'
import { css } from 'styled-system/css'
import { useConfig } from '@/shared/config'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { InlineText, RichText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'
import { filled } from '../model/fill-blanks'
import { ContentPageFrame } from './content-page-frame'

const LetterCourse = lazy(async () => ({ default: (await import('./letter-course')).LetterCourse }))
const letterId = 'lyst'

/** What each audience gets and what is asked of it, then the letter. */
export function PartnershipPage() {
  const { brand } = useConfig()
  return (
    <ContentPageFrame path={addresses.partnership.to()}>
      {(page, notice) => (
        <Page
          title={page.title}
          lead={<InlineText content={page.lead} />}
          actions={<ButtonLink href={`#${letterId}`}>Написати нам</ButtonLink>}
        >
          {notice}
          <div className={grid}>
            {page.sections.map(({ id, title, text }) => (
              <Panel key={id} title={title}>
                <RichText blocks={filled(text, brand)} />
              </Panel>
            ))}
          </div>
          <Letter />
        </Page>
      )}
    </ContentPageFrame>
  )
}

const never = () => () => undefined

/** The form needs its scripts: what the server draws, and what is there before they come, names the address to write to. */
function Letter() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [email] = useConfig().brand.emails
  const stand = (
    <>
      {email !== undefined && <p>Можна й просто на {email}.</p>}
      <Skeleton shapes={['row', 'row', 'row', 'row', 'block', 'row']} />
    </>
  )
  return (
    <div id={letterId} className={css({ maxWidth: 'text', minHeight: '[56rem]', marginTop: '10' })}>
      <Panel title="Лист про партнерство">{isBrowser ? <Suspense fallback={stand}>{<LetterCourse />}</Suspense> : stand}</Panel>
    </div>
  )
}

const grid = css({ display: 'grid', gap: '4', gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]' })
