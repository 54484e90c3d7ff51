import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { PictureMask } from '#domain/card-media'
import { css } from 'styled-system/css'
import { cardsLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { centredMask, maskBetween, movedMask, nextNumber, type Point } from '../../model/masks'
import { maskPlace } from '../media/mask-place'

const look = cardsLook()

type MaskEditorProps = { address: string; masks: readonly PictureMask[]; onChange: (masks: PictureMask[]) => void }

/** Rectangles over a picture: drawn by a drag, or put in the middle and moved by arrows. Each is asked by a card of its own. */
export function MaskEditor({ address, masks, onChange }: MaskEditorProps) {
  const plate = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ from: Point; to: Point } | null>(null)
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = plate.current?.getBoundingClientRect()
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0, y: 0 }
  }
  const number = nextNumber(masks)
  const end = () => {
    const mask = drawn && maskBetween(number, drawn.from, drawn.to)
    setDrawn(null)
    if (mask) onChange([...masks, mask])
  }
  const adding = useRef<HTMLButtonElement>(null)
  const remove = (mask: PictureMask) => {
    adding.current?.focus()
    onChange(masks.filter((each) => each !== mask))
  }
  const onKeyDown = (event: KeyboardEvent, mask: PictureMask) => {
    const moved = movedMask(mask, event.key, event.shiftKey)
    const isGone = event.key === 'Delete' || event.key === 'Backspace'
    if (!moved && !isGone) return
    event.preventDefault()
    if (moved) onChange(masks.map((each) => (each === mask ? moved : each)))
    else remove(mask)
  }
  const shown = drawn && maskBetween(number, drawn.from, drawn.to)
  return (
    <div className={look.stack}>
      <p className={look.muted}>
        Проведи по картинці, щоб закрити місце. З клавіатури: додай прямокутник, рухай стрілками, з Shift міняй розмір, Delete вилучає.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a drag has its like in the button below */}
      <div
        ref={plate}
        className={ground}
        onPointerDown={(event) => {
          if (!event.isPrimary || (event.target as Element).closest('button')) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDrawn({ from: pointAt(event), to: pointAt(event) })
        }}
        onPointerMove={(event) => drawn && setDrawn({ ...drawn, to: pointAt(event) })}
        onPointerUp={end}
        onPointerCancel={() => setDrawn(null)}
      >
        <img src={address} alt="Картинка, на якій закривають місця" draggable={false} className={picture} />
        {masks.map((mask) => (
          <button
            key={mask.number}
            type="button"
            aria-label={`Закрите місце ${mask.number}`}
            style={maskPlace(mask)}
            className={cover}
            onKeyDown={(event) => onKeyDown(event, mask)}
          >
            {mask.number}
          </button>
        ))}
        {shown && <span aria-hidden style={maskPlace(shown)} className={cover} />}
      </div>
      <div className={look.actions}>
        <Button ref={adding} variant="secondary" size="small" onClick={() => onChange([...masks, centredMask(number)])}>
          Додати прямокутник
        </Button>
        {masks.map((mask) => (
          <Button key={mask.number} variant="quiet" size="small" onClick={() => remove(mask)}>
            Вилучити місце {mask.number}
          </Button>
        ))}
      </div>
    </div>
  )
}

const ground = css({ position: 'relative', width: 'fit', maxWidth: 'full', touchAction: 'none', cursor: 'crosshair', userSelect: 'none' })
const picture = css({ display: 'block', maxWidth: 'full', maxHeight: '104', borderRadius: 'cell' })
const cover = css({
  position: 'absolute',
  center: true,
  border: 'inkBar',
  borderRadius: 'bar',
  backgroundColor: 'marker',
  color: 'onMarker',
  fontSize: 'small',
  fontWeight: 'strong',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
