import { useState } from 'react'
import type { Figure as FigureShape } from '#domain/question'
import { css, cx } from 'styled-system/css'
import { lazyPart } from '../../lib/lazy'
import { Icon } from '../icon'
import { Drawing, backgrounds } from './drawing'

const Zoom = lazyPart(async () => (await import('./figure-zoom')).FigureZoom)

const plate = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  padding: '3',
  paddingBottom: '8',
  border: 'line',
  borderRadius: 'sheet',
  _hover: { borderColor: 'pen' },
})
/** Lies over the whole plate: letters of a drawing are no words of its name. */
const cover = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  justifyContent: 'end',
  alignContent: 'end',
  padding: '1',
  borderRadius: 'sheet',
  cursor: 'zoom-in',
})
const corner = css({
  display: 'grid',
  padding: '1',
  borderRadius: 'cell',
})
const picture = css({ display: 'block', marginInline: 'auto', maxWidth: 'full', height: 'auto' })
/** A drawing has the size of a phone: where there is more room it takes it, and the whole of it is seen beside its task. */
const drawn = css({ zoom: { md: '1.6' }, maxHeight: { md: '88' } })

type FigureProps = { figure: FigureShape }

/** A picture of a task: a drawing takes the colours of the theme, a file lies on a white plate. A press shows it large. */
export function Figure({ figure }: FigureProps) {
  const [isZoomed, setZoomed] = useState(false)
  const ground = figure.drawing ? backgrounds.drawing : backgrounds.file
  return (
    <div className={css({ width: 'fit', maxWidth: 'full' })}>
      <div className={cx(plate, ground)}>
        {figure.drawing ? (
          <Drawing drawing={figure.drawing} alt={figure.alt} className={cx(picture, drawn)} />
        ) : (
          <img src={figure.src} alt={figure.alt} width={figure.width} height={figure.height} decoding="async" className={picture} />
        )}
        <button type="button" aria-label={`Збільшити рисунок: ${figure.alt}`} onClick={() => setZoomed(true)} className={cover}>
          <span className={cx(corner, ground)}>
            <Icon name="zoom" />
          </span>
        </button>
      </div>
      {isZoomed && <Zoom figure={figure} onClose={() => setZoomed(false)} />}
    </div>
  )
}
