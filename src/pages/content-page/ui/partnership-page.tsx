import { css, cx } from 'styled-system/css'
import { mainSideLook } from '@/shared/ui/column'
import { useConfig } from '@/shared/config'
import { lazyPart } from '@/shared/lib/lazy'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { InlineText, RichText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'
import { filled } from '../model/fill-blanks'
import { ContentPageFrame } from './content-page-frame'

const letterId = 'lyst'

/** The gain of each audience and what is asked of it, then the letter. */
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

/** The server draws what keeps the place of the form: it needs its scripts. */
const LetterCourse = lazyPart(
  async () => (await import('./letter-course')).LetterCourse,
  <div className={css({ minHeight: '176' })}>
    <Skeleton shapes={['row', 'row', 'row', 'row', 'block', 'row']} />
  </div>,
)

function Letter() {
  return (
    <div id={letterId} className={sides}>
      <Panel title="Лист про партнерство">
        <LetterCourse />
      </Panel>
      <NextSteps />
    </div>
  )
}

function NextSteps() {
  const [email] = useConfig().brand.emails
  return (
    <Panel tone="sunken" title="Що буде далі">
      <ol className={css({ stack: '3', listStyle: 'decimal', paddingLeft: '5' })}>
        <li>Лист приходить людям, які відповідають за партнерство. Підтвердження — вам.</li>
        <li>За 3 робочі дні буде відповідь: так, ні або запитання.</li>
        <li>Лист зберігаємо 180 днів, а тоді стираємо.</li>
      </ol>
      <p className={css({ marginTop: '4' })}>
        Немає зв’язку — лист почекає на цьому пристрої.{email !== undefined && ` Можна й без форми: ${email}.`}
      </p>
    </Panel>
  )
}

const grid = css({ stack: '4', gridTemplateColumns: 'fill72' })
const sides = cx(mainSideLook, css({ marginTop: '10' }))
