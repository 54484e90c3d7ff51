import type { PointerEvent } from 'react'
import type { Drawing } from '../../chart/layout.ts'
import type { View } from '../model/fit.ts'
import { usePanelText } from './panel-text.ts'

type BirdsEyeProps = {
  drawing: Drawing
  active: readonly string[]
  view: View
  room: { width: number; height: number }
  onGo: (x: number, y: number) => void
}

const [widest, highest] = [180, 120]
/** The part of a small room that it takes at most. */
const share = 0.3

/** The whole drawing in the corner, with a frame around the part that is seen; a press goes there. Nothing where all of it is seen. */
export function BirdsEye({ drawing, active, view, room, onGo }: BirdsEyeProps) {
  const { map } = usePanelText()
  const isAllSeen = drawing.width * view.k <= room.width && drawing.height * view.k <= room.height
  if (isAllSeen || drawing.width === 0) return null
  const scale = Math.min(Math.min(widest, share * room.width) / drawing.width, Math.min(highest, share * room.height) / drawing.height)
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    onGo((event.clientX - left) / scale, (event.clientY - top) / scale)
  }
  return (
    <svg
      data-part="map"
      role="img"
      aria-label={map}
      width={drawing.width * scale}
      height={drawing.height * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onPointerDown={go}
      onPointerMove={(event) => event.buttons === 1 && go(event)}
    >
      {drawing.boxes.map(({ state, x, y, width, height }) => (
        <rect key={state.id} data-marks={active.includes(state.id) ? 'active' : undefined} x={x} y={y} width={width} height={height} />
      ))}
      <rect data-part="frame" x={-view.x / view.k} y={-view.y / view.k} width={room.width / view.k} height={room.height / view.k} />
    </svg>
  )
}
