import { useId, useRef, useState } from 'react'
import { mostCardMedia, type CardMedium } from '#domain/card-media'
import { mediumSizes } from '#domain/medium-type'
import { cardsLook } from 'styled-system/recipes'
import type { Collection } from '@/entities/flashcard'
import { PictureFault, redrawPicture } from '@/shared/lib/redraw-picture'
import { Button } from '@/shared/ui/button'
import { Field, inputLook } from '@/shared/ui/field'
import { TextField } from '@/shared/ui/text-field'
import { mediumId } from '../../model/medium-id'

const look = cardsLook()
const longestSide = 1280
const mostBytes = 25 * 1024 * 1024

const faults: Record<PictureFault['reason'], string> = {
  spoilt: 'Цей браузер захищається від відстеження і псує картинки. Дозволь сайту читати зображення або додай картинку в іншому браузері',
  unreadable: 'Не вдалося прочитати цю картинку. Обери іншу',
  large: 'Не вдалося зменшити цю картинку. Обери іншу',
}
const sides = { front: 'до запитання', back: 'до відповіді' } as const

type PictureFieldProps = {
  collection: Collection
  side: CardMedium['side']
  media: readonly CardMedium[]
  error?: string | undefined
  onChange: (media: CardMedium[]) => void
}

/** A picture of one side, from a file or the camera: drawn anew on the device, without place and camera, before anything keeps it. */
export function PictureField({ collection, side, media, error, onChange }: PictureFieldProps) {
  const id = useId()
  const [fault, setFault] = useState<string>()
  const [isDrawing, setDrawing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const remove = (medium: CardMedium) => {
    field.current?.focus()
    onChange(media.filter((each) => each !== medium))
  }
  const here = media.filter((medium) => medium.side === side)
  const take = async (file: File | undefined) => {
    if (!file) return
    setFault(undefined)
    if (file.size > mostBytes) return setFault('Картинка завелика: можна до 25 МБ')
    setDrawing(true)
    try {
      const picture = await redrawPicture(file, { longestSide, largest: mediumSizes.picture })
      const bytes = new Uint8Array(await picture.arrayBuffer())
      const name = `картинка.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
      const medium = { id: await mediumId(bytes), side, kind: 'picture' as const, name, words: '' }
      await collection.keepMedia([{ id: medium.id, bytes, type: picture.type, isRaw: false }])
      onChange([...media.filter((each) => each.id !== medium.id || each.side !== side), medium])
    } catch (cause) {
      setFault(cause instanceof PictureFault ? faults[cause.reason] : 'Не вдалося зберегти картинку. Спробуй ще раз')
    } finally {
      setDrawing(false)
    }
  }
  return (
    <div className={look.stack}>
      {media.length < mostCardMedia && (
        <Field
          id={id}
          label={`Картинка ${sides[side]}`}
          hint="Файл або знімок камери. Її буде зменшено до 200 кБ, без місця й часу зйомки."
          error={fault ?? error}
        >
          <input
            ref={field}
            id={id}
            type="file"
            accept="image/*"
            className={inputLook}
            aria-busy={isDrawing || undefined}
            onClick={({ currentTarget }) => (currentTarget.value = '')}
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </Field>
      )}
      <p role="status" className={look.muted}>
        {isDrawing && 'Зменшуємо картинку…'}
      </p>
      {here.map((medium, index) => (
        <div key={medium.id} className={look.inline}>
          {medium.kind === 'picture' ? (
            <TextField
              label={`Що на картинці${here.length > 1 ? ` ${index + 1}` : ''} (для того, хто її не бачить)`}
              value={medium.words}
              maxLength={200}
              onChange={({ target }) => onChange(media.map((each) => (each === medium ? { ...each, words: target.value } : each)))}
            />
          ) : (
            <p>Звук: {medium.words || medium.name}</p>
          )}
          <Button variant="quiet" onClick={() => remove(medium)}>
            {medium.kind === 'picture' ? 'Прибрати картинку' : 'Прибрати звук'}
          </Button>
        </div>
      ))}
    </div>
  )
}
