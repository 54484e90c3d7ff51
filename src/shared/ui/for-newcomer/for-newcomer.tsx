import { useSyncExternalStore, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { createLocalStore } from '../../lib/local-store'

type ForNewcomerProps = {
  children: ReactNode
  /** Is shown instead to a browser that the server knows; null where `children` are for everybody from now on. */
  otherwise: ReactNode
}

const never = () => () => undefined
const isNewcomer = () => 'newcomer' in document.documentElement.dataset

/** Shows `children` to a new guest from the first paint on: the server sends both parts and `early.js` chooses one. */
export function ForNewcomer({ children, otherwise }: ForNewcomerProps) {
  const isSeen = useSyncExternalStore(never, isNewcomer, () => null)
  return (
    <>
      {(isSeen !== false || otherwise === null) && (
        <div className={otherwise === null ? undefined : css({ 'html:not([data-newcomer]) &': { display: 'none' } })}>{children}</div>
      )}
      {isSeen !== true && otherwise !== null && <div className={css({ 'html[data-newcomer] &': { display: 'none' } })}>{otherwise}</div>}
    </>
  )
}

const key = 'newcomer'
const store = createLocalStore()

/** Keeps this browser a newcomer at its next visit: its guest has done nothing yet. */
export const stayNew = (): void => store.write(key, '1')

/** Ends the time as a newcomer for this browser. */
export function endNewcomer(): void {
  delete document.documentElement.dataset['newcomer']
  document.documentElement.dataset['returning'] = ''
  store.remove(key)
}
