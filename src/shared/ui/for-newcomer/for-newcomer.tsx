import { useSyncExternalStore, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { createLocalStore } from '../../lib/local-store'

type ForNewcomerProps = {
  children: ReactNode
  /** Shown instead to a visitor who was here before; null where they are shown to everybody from now on. */
  otherwise: ReactNode
}

const never = () => () => undefined
const isNewcomer = () => 'newcomer' in document.documentElement.dataset

/** Shows `children` to a browser of which the server has nothing, from the first paint on: the server sends both parts and `early.js` chooses one. */
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

/** A guest was made here, and has done nothing yet: their next visit begins as this one. */
export const stayNew = (): void => store.write(key, '1')

/** From now on this browser is known. */
export function becomeKnown(): void {
  delete document.documentElement.dataset['newcomer']
  store.remove(key)
}
