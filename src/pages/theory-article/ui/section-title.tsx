import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

/** The heading of a section is a link to itself, so that the place can be shared. */
export function SectionTitle({ id, title }: { id: string; title: ReactNode }) {
  return (
    <h2 id={id} className={css({ textStyle: 'heading' })}>
      <a href={`#${id}`} className={link}>
        {title}
      </a>
    </h2>
  )
}

const link = css({
  color: 'ink',
  textDecoration: 'none',
  _hover: { _after: { content: '" #"', color: 'pen' } },
})
