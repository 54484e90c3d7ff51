import { useState } from 'react'
import type { Figure as FigureShape } from '#contract/question'
import { css, cx } from 'styled-system/css'
import { laterPart } from '../../lib/later'
import { Icon } from '../icon'
import { Drawing } from './drawing'

const Zoom = laterPart(async () => (await import('./figure-zoom')).FigureZoom)

const plate = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  padding: '3',
  paddingBottom: '8',
  backgroundColor: 'plate',
  color: 'onPlate',
  border: 'line',
  borderRadius: 'sheet',
  cursor: 'zoom-in',
  _hover: { borderColor: 'pen' },
})
const paper = css({ backgroundColor: 'sheet', color: 'ink' })
const corner = css({
  position: 'absolute',
  right: '1',
  bottom: '1',
  display: 'grid',
  padding: '1',
  backgroundColor: 'plate',
  borderRadius: 'cell',
})
const picture = css({ display: 'block', marginInline: 'auto', maxWidth: 'full', height: 'auto' })

type FigureProps = { figure: FigureShape }

/** A picture of a task: a drawing takes the colours of the theme, a file lies on a white plate. A press shows it large. */
export function Figure({ figure }: FigureProps) {
  const [isZoomed, setZoomed] = useState(false)
  return (
    <div className={css({ width: 'fit', maxWidth: 'full' })}>
      <button
        type="button"
        aria-label={`Збільшити рисунок: ${figure.alt}`}
        onClick={() => setZoomed(true)}
        className={cx(plate, figure.drawing && paper)}
      >
        {figure.drawing ? (
          <Drawing drawing={figure.drawing} alt={figure.alt} className={picture} />
        ) : (
          <img src={figure.src} alt={figure.alt} width={figure.width} height={figure.height} decoding="async" className={picture} />
        )}
        <span className={cx(corner, figure.drawing && paper)}>
          <Icon name="zoom" />
        </span>
      </button>
      {isZoomed && <Zoom figure={figure} onClose={() => setZoomed(false)} />}
    </div>
  )
}
