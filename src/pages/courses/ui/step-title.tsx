import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'

type StepTitleProps = { title: string; hasMoved: boolean; note?: string }

/** The heading of what is on screen now. It takes the focus when the pupil has moved here, so that reading goes on from it. */
export function StepTitle({ title, hasMoved, note }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'heading' })}>
        {title}
      </h2>
      {note && <p className={css({ color: 'inkMuted' })}>{note}</p>}
    </div>
  )
}
