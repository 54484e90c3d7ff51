import { createContext, use, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { VisuallyHidden } from '../visually-hidden'

/** The content of a gap in the text; null where nothing is known of it. */
const GapContext = createContext<(id: string) => ReactNode>(() => null)

/** Fills the gaps of all authored text below: their numbers, and what was chosen for them. */
export const GapProvider = GapContext.Provider

export function Gap({ id }: { id: string }) {
  const content = use(GapContext)(id)
  return (
    <span className={look}>
      <VisuallyHidden>Пропуск </VisuallyHidden>
      {content ?? '…'}
    </span>
  )
}

const look = css({
  display: 'inline-block',
  position: 'relative',
  whiteSpace: 'normal',
  minWidth: '10',
  paddingInline: '2',
  fontWeight: 'strong',
  textAlign: 'center',
  color: 'penStrong',
  backgroundColor: 'penWash',
  borderBottom: 'pen',
  borderRadius: 'cell',
})
