import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { modeText, pageModes } from '../model/modes'

/** 404 of a mode: all the modes that there are instead. */
export function UnknownMode({ subject }: { subject: string }) {
  usePageTitle('404')
  return (
    <Message title="404 - Сторінка не знайдена" actions={<ButtonLink href={addresses.landing.to()}>На головну</ButtonLink>}>
      <meta name="robots" content="noindex" />
      <p>Такого режиму тестів немає. Ось усі:</p>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
        {pageModes.map((mode) => (
          <li key={mode}>
            <Link href={addresses.tests.to({ subject, mode })} className={look}>
              {modeText[mode].title}
            </Link>
          </li>
        ))}
      </ul>
    </Message>
  )
}

const look = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target', color: 'pen', _hover: { color: 'penStrong' } })
