import { useEffect, useRef, type RefObject } from 'react'

const dialogIsGoneMs = 80
const acts = ['keydown', 'pointerdown', 'click', 'input'] as const

/**
 * Moves the focus to the heading of whatever comes to the front. A dialog that closes gives the focus back to its opener a moment later,
 * so the heading asks once more, unless the pupil is already at work: inside, in a field beside it, or with any key, press or word: whoever is helped by a device or a voice sends no pointer.
 * @param subject what is in front. @returns the element whose first `h1` is meant.
 */
export function useHeadingFocus<E extends HTMLElement>(subject: string): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    const take = () => element.current?.querySelector('h1')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    take()
    const isAtWork = () => element.current?.contains(document.activeElement) || document.activeElement?.matches('input, textarea')
    const timer = setTimeout(() => isAtWork() || take(), dialogIsGoneMs)
    const stop = () => {
      clearTimeout(timer)
      for (const act of acts) removeEventListener(act, stop, true)
    }
    for (const act of acts) addEventListener(act, stop, true)
    return stop
  }, [subject])
  return element
}
