import { useRef, type KeyboardEvent, type MouseEvent } from 'react'

/**
 * Tells a choice that is made from one that arrows only pass by: a press, Space and Enter make it.
 * @param onSettle what follows a choice that is made.
 */
export function useSettling(onSettle: (() => void) | undefined) {
  const isWalking = useRef(false)
  return {
    onKeyDown: ({ key, target }: KeyboardEvent<HTMLElement>) => {
      isWalking.current = key.startsWith('Arrow')
      if (key === 'Enter' && target instanceof HTMLInputElement && target.checked) onSettle?.()
    },
    onKeyUp: () => {
      isWalking.current = false
    },
    // A browser tells of an arrow among radio buttons as of a press.
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement && !isWalking.current) onSettle?.()
    },
  }
}
