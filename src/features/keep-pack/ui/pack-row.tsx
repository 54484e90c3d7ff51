import { dateFormatter } from '#contract/formatters'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { packSize, type StoredPack } from '@/entities/pack'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { decline, welcome } from '../model/keep-by-itself'
import { usePack } from '../model/use-pack'

const day = dateFormatter({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

type PackRowProps = {
  subject: string
  title: string
  stored: StoredPack | null
  isOnline: boolean
  /** Leads to its page. */ isLinked: boolean
}

/** One subject: what of it lies on the device, how much and since when, and the way to keep or remove it. */
export function PackRow({ subject, title, stored: first, isOnline, isLinked }: PackRowProps) {
  const { stored, share, state, keep, remove } = usePack(subject, first)
  const isBusy = state === 'measuring' || state === 'keeping' || state === 'removing'
  return (
    <li className={row}>
      <div className={css({ flexGrow: '1', minWidth: '0' })}>
        <p className={css({ textStyle: 'label' })}>{isLinked ? <Link href={addresses.subject.to({ subject })}>{title}</Link> : title}</p>
        <p role="status" className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {state === 'keeping' && `Зберігаємо… ${Math.round(share * 100)} %`}
          {state === 'failed' && 'Не вдалося зберегти: перевір з’єднання і спробуй ще.'}
          {state === 'full' && 'На пристрої мало місця. Звільни кілька мегабайтів або зітри інший запас.'}
          {state === 'stuck' && 'Не вдалося стерти. Спробуй ще.'}
          {!isBusy && state === 'resting' && (stored ? `${packSize(stored.bytes)} · ${day(new Date(stored.at))}` : 'Ще не збережено')}
        </p>
      </div>
      {isOnline && (
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          aria-label={`${stored ? 'Оновити' : 'Зберегти'} запас: ${title}`}
          onClick={() => {
            welcome(subject)
            keep()
          }}
        >
          {stored ? 'Оновити' : 'Зберегти'}
        </Button>
      )}
      {stored && (
        <Button
          size="small"
          variant="quiet"
          disabled={isBusy}
          aria-label={`Стерти запас: ${title}`}
          onClick={() => {
            decline(subject)
            remove()
          }}
        >
          Стерти
        </Button>
      )}
    </li>
  )
}

const row = css({
  wrap: '2',
  alignItems: 'center',
  paddingBlock: '3',
  borderBottom: 'line',
  _last: { borderBottom: 'none' },
})
