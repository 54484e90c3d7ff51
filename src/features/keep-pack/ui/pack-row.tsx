import { dateFormatter } from '#domain/formatters'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { packSize, type StoredPack } from '@/entities/pack'
import { isStorageForbidden, storageForbiddenText } from '@/shared/lib/forbidden-storage'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { decline, welcome } from '../model/keep-by-itself'
import { usePack } from '../model/use-pack'
import { useSiteKept } from '../model/use-site-kept'

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
  const { stored, share, state, keep, stop, remove } = usePack(subject, first)
  const site = useSiteKept(stored?.at ?? null)
  const isSettling = state === 'resting' && stored !== null && site === 'asking'
  const isComing = state === 'measuring' || state === 'keeping'
  const isBusy = isSettling || isComing || state === 'removing'
  const begin = () => {
    welcome(subject)
    keep()
  }
  return (
    <li className={row}>
      <div className={css({ flexGrow: '1', minWidth: '0' })}>
        <p className={css({ textStyle: 'label' })}>{isLinked ? <Link href={addresses.subject.to({ subject })}>{title}</Link> : title}</p>
        <p role="status" className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {state === 'keeping' && `Зберігаємо… ${Math.round(share * 100)} %`}
          {state === 'failed' && (isStorageForbidden() ? storageForbiddenText : 'Не вдалося зберегти: перевір з’єднання і спробуй ще.')}
          {state === 'full' &&
            (isStorageForbidden() ? storageForbiddenText : 'На пристрої мало місця. Звільни кілька мегабайтів або зітри інший запас.')}
          {state === 'stuck' && 'Не вдалося стерти. Спробуй ще.'}
          {isSettling && 'Запас уже тут. Зберігаємо сторінки сайту…'}
          {state === 'resting' && !stored && 'Ще не збережено'}
          {state === 'resting' && stored && !isSettling && (
            <>
              {site === 'missing' && 'Запас тут, а сторінок сайту бракує: без мережі сайт може не відкритися. Спробуємо ще самі.'}
              {site !== 'missing' && `${packSize(stored.bytes)} · ${day(new Date(stored.at))}`}
              {site === 'none' && '. Цей браузер не зберігає самого сайту: без мережі запас працює, лише поки сторінка відкрита.'}
            </>
          )}
        </p>
      </div>
      {/* One button in one place, so that it keeps the focus: what it began it can stop. */}
      {(isOnline || isComing) && (
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy && !isComing}
          aria-label={isComing ? `Зупинити збереження: ${title}` : `${stored ? 'Оновити' : 'Зберегти'} запас: ${title}`}
          onClick={isComing ? stop : begin}
        >
          {isComing ? 'Зупинити' : stored ? 'Оновити' : 'Зберегти'}
        </Button>
      )}
      {stored && !isSettling && (
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
