import { useEffect, useEffectEvent, type RefObject } from 'react'
import { swipeOf, type Swipe } from '../../model/swipe'

type CardGestures = {
  /** Nothing is taken while a grade is written down. */
  isBusy: boolean
  onTap: () => void
  onSwipe: (swipe: NonNullable<Swipe>) => void
}

const pressed = 'a, button, summary, input, select, textarea, audio, [role=group] svg'

/** A tap on the card, and a drag of it aside by finger or pen. The drag of `@use-gesture/react` weighs 6.2 kB where this weighs 0.6. */
export function useCardGestures(card: RefObject<HTMLElement | null>, { isBusy, onTap, onSwipe }: CardGestures): void {
  const tap = useEffectEvent(() => !isBusy && onTap())
  const swipe = useEffectEvent((way: NonNullable<Swipe>) => !isBusy && onSwipe(way))
  useEffect(() => {
    const element = card.current
    if (!element) return undefined
    const drag = new AbortController()
    let from: { id: number; x: number; y: number } | null = null
    let wasDragged = false
    const lay = (x: number, way: Swipe) => {
      element.style.translate = x === 0 ? '' : `${x}px`
      element.style.rotate = x === 0 ? '' : `${x / 60}deg`
      if (way) element.dataset['swipe'] = way
      else delete element.dataset['swipe']
    }
    const on = <K extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'click'>(
      name: K,
      listen: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(name, listen, { signal: drag.signal })
    on('pointerdown', (event) => {
      wasDragged = false
      const isFree =
        event.isPrimary && event.pointerType !== 'mouse' && !(event.target as Element).closest('a, button, [data-part=scroller], svg')
      from = isFree ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    })
    on('pointermove', (event) => {
      if (from?.id !== event.pointerId) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(x) > 8 && Math.abs(x) > Math.abs(y)) lay(x, swipeOf(x, y))
    })
    on('pointerup', (event) => {
      if (from?.id !== event.pointerId) return
      const way = swipeOf(event.clientX - from.x, event.clientY - from.y)
      wasDragged = Math.hypot(event.clientX - from.x, event.clientY - from.y) > 8
      from = null
      lay(0, null)
      if (way) swipe(way)
    })
    on('pointercancel', () => {
      from = null
      lay(0, null)
    })
    on('click', (event) => {
      const isSelecting = !getSelection()?.isCollapsed
      if (!wasDragged && !isSelecting && !(event.target as Element).closest(pressed)) tap()
    })
    return () => drag.abort()
  }, [card])
}
