import { useRef, type ChangeEvent } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'

type PhotoButtonsProps = { isOff: boolean; onPhotos: (photos: readonly File[]) => void }

/** Photos from the device, several at a time, or one from its camera. */
export function PhotoButtons({ isOff, onPhotos }: PhotoButtonsProps) {
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(currentTarget.files ?? [])]
    if (photos.length > 0) onPhotos(photos)
    currentTarget.value = ''
  }
  return (
    <div className={css({ wrap: '2' })}>
      <input ref={camera} type="file" accept="image/*" capture="environment" aria-label="Знімок камери" hidden onChange={take} />
      <input ref={files} type="file" accept="image/*" multiple aria-label="Файли з фото" hidden onChange={take} />
      <Button disabled={isOff} onClick={() => camera.current?.click()}>
        Сфотографувати
      </Button>
      <Button variant="secondary" disabled={isOff} onClick={() => files.current?.click()}>
        Обрати фото
      </Button>
    </div>
  )
}
