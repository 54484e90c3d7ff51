import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { usePageTitle } from '@/shared/lib/page-title'
import { modeText, pageModes } from '../model/modes'

/** 404 of a mode: what there is instead. */
export function UnknownMode({ subject }: { subject: string }) {
  usePageTitle('404: такого режиму немає')
  return (
    <Page title="Такого режиму немає" eyebrow="404" lead="Ось усі режими цього предмета.">
      <meta name="robots" content="noindex" />
      <ul className={css({ display: 'grid', gap: '4', gridTemplateColumns: '[repeat(auto-fill, minmax(min(20rem, 100%), 1fr))]' })}>
        {pageModes.map((mode) => (
          <li key={mode} className={card}>
            <p className={css({ color: 'inkMuted', textStyle: 'small' })}>{modeText[mode].lead}</p>
            <ButtonLink variant="secondary" href={addresses.tests.to({ subject, mode })}>
              {modeText[mode].title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Page>
  )
}

const card = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'space-between',
  gap: '4',
  padding: '4',
  border: 'line',
  borderRadius: 'sheet',
  backgroundColor: 'sheet',
})
