import { select } from 'd3-selection'
import { zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { centre, fit, scales, type Area, type View } from '../model/fit.ts'

const [step, larger] = [80, 1.25]
export type Way = 'up' | 'left' | 'right' | 'down'
const ways: Record<Way, [number, number]> = { up: [0, step], left: [step, 0], right: [-step, 0], down: [0, -step] }
const arrows: Record<string, Way> = { ArrowUp: 'up', ArrowLeft: 'left', ArrowRight: 'right', ArrowDown: 'down' }

export type Viewport = {
  fit: () => void
  goTo: (area: Area | null) => void
  move: (way: Way) => void
  enlarge: () => void
  reduce: () => void
  stop: () => void
}

type Given = {
  svg: SVGSVGElement
  size: { width: number; height: number }
  /** Returns the area of the active states; null where the chart does not run. */
  toActive: () => Area | null
  onScale: (scale: number) => void
}

/**
 * Moves and zooms what is in the `<g>` of a picture by dragging, the wheel and two fingers, and by keys and calls for everything that those
 * can do. Begins with the whole picture.
 */
export function openViewport({ svg, size, toActive, onScale }: Given): Viewport {
  const content = svg.querySelector(':scope > g')
  const room = () => ({ width: svg.clientWidth, height: svg.clientHeight })
  const picture = select(svg)
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent(scales)
    .filter((event: MouseEvent) => !event.button && !(event.type === 'mousedown' && isPressable(event.target)))
    .extent(() => [
      [0, 0],
      [room().width, room().height],
    ])
    .on('zoom', ({ transform }: { transform: View }) => {
      content?.setAttribute('transform', `translate(${transform.x},${transform.y}) scale(${transform.k})`)
      onScale(transform.k)
    })
  const show = ({ x, y, k }: View) => behaviour.transform(picture, zoomIdentity.translate(x, y).scale(k))
  const scale = () => zoomTransform(svg).k
  const viewport: Viewport = {
    fit: () => show(fit({ x: 0, y: 0, ...size }, room())),
    goTo: (area) => area && show(centre(area, room(), scale())),
    move: (way) => behaviour.translateBy(picture, ways[way][0] / scale(), ways[way][1] / scale()),
    enlarge: () => behaviour.scaleBy(picture, larger),
    reduce: () => behaviour.scaleBy(picture, 1 / larger),
    stop: () => void picture.on('.zoom', null).on('keydown', null),
  }
  const keys: Record<string, () => void> = {
    '+': viewport.enlarge,
    '=': viewport.enlarge,
    '-': viewport.reduce,
    '0': viewport.fit,
    KeyC: () => viewport.goTo(toActive()),
  }
  picture.call(behaviour).on('keydown', (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = arrows[event.key]
    const act = way ? () => viewport.move(way) : (keys[event.key] ?? keys[event.code])
    if (act) event.preventDefault()
    act?.()
  })
  svg.tabIndex = 0
  viewport.fit()
  return viewport
}

/** A mark that sends an event at a press does not drag the chart. */
const isPressable = (target: EventTarget | null) => target instanceof Element && target.closest('[role=button]') !== null
