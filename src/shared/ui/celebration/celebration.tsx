import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

const cells = Array.from({ length: 9 }, (_, index) => index)

/** A quiet word for something reached: cells of the mark light up within a second, not at all where motion is unwanted. */
export function Celebration({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={look}>
      <span aria-hidden className={field}>
        {cells.map((index) => (
          <span key={index} className={cell} style={{ animationDelay: `${index * 60}ms` }} />
        ))}
      </span>
      <span>{children}</span>
    </p>
  )
}

const look = css({
  stack: '3',
  gridTemplateColumns: 'markText',
  alignItems: 'center',
  padding: '3',
  textStyle: 'label',
  backgroundColor: 'markerWash',
  border: 'marker',
  borderRadius: 'sheet',
})
const field = css({ stack: 'thin', gridTemplateColumns: 'three', width: '7' })
const cell = css({
  height: '2',
  backgroundColor: 'pen',
  animation: 'appear',
  forcedColorAdjust: 'none',
  '&:nth-child(5)': { backgroundColor: 'marker' },
})
