import { useEffect, useRef, type RefObject } from 'react'

const dialogIsGoneMs = 80
const acts = ['keydown', 'pointerdown', 'click', 'input'] as const

/**
 * Moves the focus to the heading of a new view, and again after a dialog closes, unless the pupil is at work already.
 * @param subject what is in front
 * @returns the element of the `h1`
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
