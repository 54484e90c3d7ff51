import { select } from 'd3-selection'
import { zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { centre, fit, open, scales, type Area, type View } from '../model/fit.ts'

const [step, larger] = [80, 1.25]
export type Way = 'up' | 'left' | 'right' | 'down'
const ways: Record<Way, [number, number]> = { up: [0, step], left: [step, 0], right: [-step, 0], down: [0, -step] }
const arrows: Record<string, Way> = { ArrowUp: 'up', ArrowLeft: 'left', ArrowRight: 'right', ArrowDown: 'down' }

export type Viewport = {
  fit: () => void
  goTo: (area: Area | null) => void
  /** Brings a point of the drawing to the middle. */
  goToPoint: (x: number, y: number) => void
  move: (way: Way) => void
  enlarge: () => void
  reduce: () => void
  stop: () => void
}

type Given = {
  svg: SVGSVGElement
  size: { width: number; height: number }
  /** What is shown first where not everything can be read at once. */
  first: Area | null
  /** The scale to keep, for a drawing in the place of another. */
  kept: number | null
  /** Returns the area of the active states; null where the chart does not run. */
  toActive: () => Area | null
  onView: (view: View, room: { width: number; height: number }) => void
}

/**
 * Pans and zooms the `<g>` of a picture. Shows all of it where it can be read, else its first area, and does so again when the panel
 * changes, until somebody has moved it.
 */
export function openViewport({ svg, size, first, kept, toActive, onView }: Given): Viewport {
  const content = svg.querySelector(':scope > g')
  const room = () => ({ width: svg.clientWidth, height: svg.clientHeight })
  const picture = select(svg)
  let isMoved = false
  let before = room()
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent(scales)
    .filter((event: MouseEvent) => !event.button && !(event.type === 'mousedown' && isPressable(event.target)))
    .extent(() => [
      [0, 0],
      [room().width, room().height],
    ])
    .on('zoom', ({ transform, sourceEvent }: { transform: View; sourceEvent: unknown }) => {
      if (sourceEvent) isMoved = true
      content?.setAttribute('transform', `translate(${transform.x},${transform.y}) scale(${transform.k})`)
      onView({ x: transform.x, y: transform.y, k: transform.k }, room())
    })
  const show = ({ x, y, k }: View) => behaviour.transform(picture, zoomIdentity.translate(x, y).scale(k))
  const scale = () => zoomTransform(svg).k
  const begin = () => show(open({ x: 0, y: 0, ...size }, room(), first))
  const moved = (work: () => void) => {
    isMoved = true
    work()
  }
  /** What was in the middle of the room stays there. */
  const follow = () => {
    const now = room()
    const [right, down] = [(now.width - before.width) / 2, (now.height - before.height) / 2]
    before = now
    if (isMoved) behaviour.translateBy(picture, right / scale(), down / scale())
    else begin()
  }
  const watching = typeof ResizeObserver === 'function' ? new ResizeObserver(follow) : null
  const viewport: Viewport = {
    fit: () => moved(() => show(fit({ x: 0, y: 0, ...size }, room()))),
    goTo: (area) => area && moved(() => show(centre(area, room(), scale()))),
    goToPoint: (x, y) => moved(() => behaviour.translateTo(picture, x, y)),
    move: (way) => moved(() => behaviour.translateBy(picture, ways[way][0] / scale(), ways[way][1] / scale())),
    enlarge: () => moved(() => behaviour.scaleBy(picture, larger)),
    reduce: () => moved(() => behaviour.scaleBy(picture, 1 / larger)),
    stop: () => {
      watching?.disconnect()
      picture.on('.zoom', null).on('keydown', null)
    },
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
  if (kept === null) begin()
  else viewport.goTo(first)
  watching?.observe(svg)
  return viewport
}

/** A mark that sends an event at a press does not drag the chart. */
const isPressable = (target: EventTarget | null) => target instanceof Element && target.closest('[role=button],[data-part=map]') !== null
