import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { squaredPaper } from '../squared-paper'
import { CellRow } from './cell-row'

type MessageProps = { title: string; children: ReactNode; actions: ReactNode }

/** A page that says one thing and offers a way on. */
export function Message({ title, children, actions }: MessageProps) {
  return (
    <div className={cx(squaredPaper, background)}>
      <div className={sheet}>
        <CellRow />
        <h1 tabIndex={-1} className={css({ textStyle: 'title' })}>
          {title}
        </h1>
        <div className={css({ stack: '3' })}>{children}</div>
        <div className={css({ wrap: '3', paddingTop: '2' })}>{actions}</div>
      </div>
    </div>
  )
}

const background = css({
  center: true,
  flexGrow: '1',
  minHeight: 'awaited',
  paddingInline: '4',
  paddingBlock: '10',
})
const sheet = css({
  stack: '4',
  gridTemplateColumns: 'one',
  width: 'full',
  maxWidth: '144',
  padding: { base: '5', md: '8' },
  layerStyle: 'sheet',
  borderLeft: 'marginRule',
})
