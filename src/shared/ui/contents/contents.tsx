import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { titleLink } from '../row-link'

/** A line of the table of contents: an anchor, its title, and what stands at the end of the line. */
export type ContentsLine = { id: string; title: ReactNode; aside?: ReactNode }

type ContentsProps = { lines: readonly ContentsLine[] }

/** The table of contents beside the text on a wide screen. */
export function Contents(props: ContentsProps) {
  return (
    <nav aria-label="Зміст" className={rail}>
      <p className={css({ textStyle: 'smallLabel', color: 'inkMuted', marginBottom: '2' })}>Зміст</p>
      <Lines {...props} />
    </nav>
  )
}

/** The same above the text on a narrow one. */
export function ContentsFold(props: ContentsProps) {
  return (
    <details
      className={css({
        display: { lg: 'none' },
        layerStyle: 'sheet',
        _print: { display: 'none' },
      })}
    >
      <summary className={css({ minHeight: 'target', paddingInline: '4', paddingBlock: '3', textStyle: 'label', cursor: 'pointer' })}>
        Зміст · {props.lines.length}
      </summary>
      <nav aria-label="Зміст сторінки" className={css({ padding: '4', paddingTop: '0' })}>
        <Lines {...props} />
      </nav>
    </details>
  )
}

function Lines({ lines }: ContentsProps) {
  return (
    <ol className={css({ display: 'grid' })}>
      {lines.map(({ id, title, aside }) => (
        <li key={id}>
          <a href={`#${id}`} className={link}>
            <span>{title}</span>
            {aside}
          </a>
        </li>
      ))}
    </ol>
  )
}

const rail = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: '6',
  alignSelf: 'start',
  maxHeight: '[calc(100dvh - 3rem)]',
  overflowY: 'auto',
  paddingLeft: '5',
  borderLeft: 'line',
  _print: { display: 'none' },
})
const link = cx(titleLink, css({ spread: '3', paddingBlock: '2', textStyle: 'small' }))
