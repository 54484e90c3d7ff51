import { useState } from 'react'
import { movableOf, startOf } from '#domain/movable/all'
import type { MovableKind } from '#domain/movable/kinds'
import { css } from 'styled-system/css'
import { MovableFrame, sliderRow } from './movable-frame'

/** The figure drawn anew for every value of its sliders. Arrow keys, Home, End and Page keys move a slider as everywhere. */
export function MovingFigure({ kind }: { kind: MovableKind }) {
  const shape = movableOf(kind)
  const [values, setValues] = useState(() => startOf(shape))
  const says = shape.say(values)
  return (
    <MovableFrame drawing={shape.draw(values)} alt={`${shape.about}. ${says}.`} says={says}>
      {shape.parameters.map(({ name, min, max, step, text }, index) => {
        const value = values[index] ?? min
        return (
          <label key={name} className={sliderRow}>
            <span className={css({ spread: '2', textStyle: 'small' })}>
              <span>{name}</span>
              <b aria-hidden="true">{text(value)}</b>
            </span>
            <input
              type="range"
              className={slider}
              aria-label={name}
              aria-valuetext={text(value)}
              min={min}
              max={max}
              step={step}
              value={value}
              onChange={(event) => setValues(values.with(index, Number(event.target.value)))}
            />
          </label>
        )
      })}
    </MovableFrame>
  )
}

const slider = css({ width: 'full', minHeight: 'target', accentColor: 'pen', cursor: 'pointer' })
