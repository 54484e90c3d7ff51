import type { ReactNode } from 'react'
import { css, cva, cx } from 'styled-system/css'

const sheet = cva({
  base: { borderRadius: 'sheet', minWidth: '0' },
  variants: {
    tone: {
      sheet: { backgroundColor: 'sheet', border: 'line' },
      sunken: { backgroundColor: 'sunken' },
      marker: { backgroundColor: 'markerWash', border: 'marker' },
      outline: { border: 'edge' },
    },
    padding: { none: {}, small: { padding: '4' }, medium: { padding: { base: '4', md: '6' } } },
  },
  defaultVariants: { tone: 'sheet', padding: 'medium' },
})

/** The look of a panel whose parts stand one below another; `css()` beside it gives the distance between them. */
export const stackedSheet = cx(sheet(), css({ display: 'grid', gridTemplateColumns: 'one' }))

/** The look of a sheet that leads somewhere as a whole. */
export const linkSheet = css({
  display: 'grid',
  layerStyle: 'sheet',
  color: 'ink',
  textDecoration: 'none',
  _hover: { borderColor: 'pen' },
})

type PanelProps = {
  tone?: 'sheet' | 'sunken' | 'marker' | 'outline'
  padding?: 'none' | 'small' | 'medium'
  /** With a title the panel becomes a named section. */
  title?: string
  titleLevel?: 2 | 3
  aside?: ReactNode
  children?: ReactNode
}

/** A sheet of paper on the desk. */
export function Panel({ tone, padding, title, titleLevel = 2, aside, children }: PanelProps) {
  const look = sheet({ tone, padding })
  if (title === undefined) return <div className={look}>{children}</div>
  const Title = `h${titleLevel}` as const
  return (
    <section aria-label={title} className={look}>
      <div
        className={css({
          wrap: '3',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          marginBottom: '4',
          _print: { display: 'block' },
        })}
      >
        <Title className={titleLevel === 2 ? css({ textStyle: 'heading' }) : css({ textStyle: 'subheading' })}>{title}</Title>
        {aside}
      </div>
      {children}
    </section>
  )
}
