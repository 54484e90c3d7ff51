import { useEffect, useMemo, useRef } from 'react'
import type { CardMedium } from '#domain/card-media'
import { cardsLook } from 'styled-system/recipes'
import type { Collection } from '@/entities/flashcard'
import { Checkbox } from '@/shared/ui/checkbox'
import type { OwnDraft } from '../../model/own-draft'
import { useMedia } from '../media/use-media'
import { MaskEditor } from './mask-editor'
import { PictureField } from './picture-field'

const look = cardsLook()

export type CardPicturesProps = {
  collection: Collection
  draft: OwnDraft
  error?: string | undefined
  onChange: (part: Partial<OwnDraft>) => void
}

/** The pictures of a card, and the places of the first one that it asks about. */
export function CardPictures({ collection, draft, error, onChange }: CardPicturesProps) {
  const { media = [], masks = [], kind } = draft
  const picture = media.find((each) => each.side === 'front' && each.kind === 'picture')
  const isOcclusion = kind === 'occlusion'
  const change = (next: CardMedium[]) => {
    const first = next.find((each) => each.side === 'front' && each.kind === 'picture')
    // Masks are of one picture: with another they would hide nothing that is meant.
    onChange({ media: next, ...(first?.id !== picture?.id && { masks: [], ...(isOcclusion && !first && { kind: 'basic' as const }) }) })
  }
  const element = useRef<HTMLDivElement>(null)
  // The button that was pressed for them is gone.
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={element} className={look.stack}>
      <PictureField
        collection={collection}
        side="front"
        media={media}
        error={isOcclusion && !picture ? error : undefined}
        onChange={change}
      />
      {picture && kind !== 'cloze' && (
        <Checkbox checked={isOcclusion} onChange={() => onChange({ kind: isOcclusion ? 'basic' : 'occlusion' })}>
          Закрити на картинці місця: кожне стане окремою карткою
        </Checkbox>
      )}
      {picture && isOcclusion && <Masks collection={collection} picture={picture} masks={masks} error={error} onChange={onChange} />}
      <PictureField collection={collection} side="back" media={media} onChange={change} />
    </div>
  )
}

type MasksProps = Omit<CardPicturesProps, 'draft'> & { picture: CardMedium; masks: NonNullable<OwnDraft['masks']> }

function Masks({ collection, picture, masks, error, onChange }: MasksProps) {
  const ids = useMemo(() => [picture.id], [picture.id])
  const found = useMedia(collection, ids)
  const address = found.state === 'ready' ? found.addresses.get(picture.id) : undefined
  if (found.state === 'loading') return <p className={look.muted}>Відкриваємо картинку…</p>
  if (address === undefined) return <p role="alert">Цієї картинки на пристрої немає. Додай її ще раз.</p>
  return (
    <>
      <MaskEditor address={address} masks={masks} onChange={(next) => onChange({ masks: next })} />
      {error && <p role="alert">{error}</p>}
    </>
  )
}
