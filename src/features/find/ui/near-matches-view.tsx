import { Link, useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { UnknownAddress } from '@/shared/ui/unknown-address'
import { openSearch } from '../api/open-search'

export type NearMatchesProps = {
  /** The title of what was not found: «Такого конспекту немає». */
  title: string
  /** The page above this one. */
  parent: { title: string; to: string }
}

/** A page that is not there, with what its address may have meant. */
export function NearMatchesView({ title, parent }: NearMatchesProps) {
  const [path] = useLocation()
  usePageTitle('404')
  const load = useLoad(openSearch)
  const near = load.state === 'ready' ? load.found.near(path) : []
  return (
    <Message
      title="404 - Сторінка не знайдена"
      actions={
        <>
          <ButtonLink href={addresses.landing.to()}>На головну</ButtonLink>
          <ButtonLink href={parent.to} variant="secondary">
            {parent.title}
          </ButtonLink>
          <ButtonLink href={addresses.search.to()} variant="secondary">
            Пошук
          </ButtonLink>
        </>
      }
    >
      <meta name="robots" content="noindex" />
      <p>{title}. Сталася помилка: того, що ти шукаєш, не вдалося знайти. Можливо, сторінку перенесли або в адресі зайвий символ.</p>
      <UnknownAddress />
      {load.state === 'loading' && <div className={css({ minHeight: '18' })} />}
      {near.length > 0 && (
        <div className={css({ stack: '2' })}>
          <p className={css({ textStyle: 'label' })}>Схоже на те, що ти шукаєш:</p>
          <ul className={css({ stack: '1' })}>
            {near.map(({ to, title: name, place }) => (
              <li key={to} className={css({ textStyle: 'small', color: 'inkMuted' })}>
                <Link href={to} className={css({ textStyle: 'body', color: 'pen', textUnderlineOffset: 'near' })}>
                  {name}
                </Link>{' '}
                · {place}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Message>
  )
}
