import { useMemo } from 'react'
import type { CardMedium, PictureMask } from '#domain/card-media'
import type { OwnCard } from '#domain/own-card'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import type { Collection } from '@/entities/flashcard'
import { useMedia } from './use-media'
import { maskPlace } from './mask-place'

type CardMediaProps = {
  collection: Pick<Collection, 'findMedia'>
  card: Pick<OwnCard, 'media' | 'masks' | 'kind'>
  side: CardMedium['side']
  /** The number of the masks that are asked; null for a card without masks. */
  asked?: number | null
  isShown?: boolean
}

/** What one side of an own card shows and plays. */
export function CardMedia({ collection, card, side, asked = null, isShown = false }: CardMediaProps) {
  const media = useMemo(() => (card.media ?? []).filter((each) => each.side === side), [card.media, side])
  const found = useMedia(
    collection,
    media.map(({ id }) => id),
  )
  if (media.length === 0) return null
  if (found.state === 'loading') return <p className={quiet}>Відкриваємо картинки й звуки…</p>
  if (found.state === 'failed')
    return (
      <div className={quiet}>
        <p>Картинки чи звуку цієї картки ще немає на пристрої, а з’єднання немає.</p>
        <Button variant="quiet" size="small" onClick={found.retry}>
          Спробувати ще
        </Button>
      </div>
    )
  const first = media.find(({ kind }) => kind === 'picture')
  return media.map((medium) => {
    const address = found.addresses.get(medium.id)
    if (address === undefined)
      return (
        <p key={medium.id} className={quiet}>
          {medium.kind === 'picture' ? 'Картинка' : 'Звук'} ще не дійшли з іншого пристрою: {medium.words || medium.name}
        </p>
      )
    if (medium.kind === 'sound')
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a word of a deck: its own words stand on the card
        <audio
          key={medium.id}
          controls
          preload="metadata"
          src={address}
          aria-label={`Звук: ${medium.words || medium.name}`}
          className={sound}
        />
      )
    const masks = card.kind === 'occlusion' && side === 'front' && medium === first ? card.masks : undefined
    return masks ? (
      <MaskedPicture key={medium.id} medium={medium} address={address} masks={masks} asked={asked} isShown={isShown} />
    ) : (
      <img key={medium.id} src={address} alt={wordsOf(medium)} className={picture} />
    )
  })
}

const wordsOf = ({ words, side }: CardMedium): string => words || `Картинка до ${side === 'front' ? 'запитання' : 'відповіді'}`

type MaskedProps = { medium: CardMedium; address: string; masks: readonly PictureMask[]; asked: number | null; isShown: boolean }

/** All masks lie on the picture; those that are asked go when the answer is shown. */
function MaskedPicture({ medium, address, masks, asked, isShown }: MaskedProps) {
  return (
    <div className={plate}>
      <img
        src={address}
        alt={`${wordsOf(medium)}. ${isShown ? 'Обведене місце відкрито' : 'Запитують про обведене місце'}`}
        className={picture}
      />
      {masks.map((mask, index) => {
        const isAsked = mask.number === asked
        return (
          <span
            key={index}
            aria-hidden
            data-asked={isAsked || undefined}
            data-open={(isAsked && isShown) || undefined}
            style={maskPlace(mask)}
            className={cover}
          />
        )
      })}
    </div>
  )
}

const quiet = css({ fontSize: 'small', color: 'inkMuted' })
const sound = css({ width: 'full', minHeight: '13', marginTop: '3' })
const picture = css({ display: 'block', marginInline: 'auto', maxWidth: 'full', maxHeight: '88', borderRadius: 'cell' })
const plate = css({ position: 'relative', width: 'fit', maxWidth: 'full', marginInline: 'auto' })
const cover = css({
  position: 'absolute',
  border: 'ink',
  borderRadius: 'bar',
  backgroundColor: 'sunken',
  forcedColorAdjust: 'none',
  '&[data-asked]': { backgroundColor: 'marker', border: 'inkBar' },
  '&[data-open]': { backgroundColor: 'transparent' },
})
