import type { Drawing } from '#domain/drawing'
import { movableOf, startOf } from '#domain/movable/all'
import type { MovableKind, MovableStart } from '#domain/movable/kinds'

/** A movable figure as it stands at its start: the drawing, what it shows in words, and what the page keeps room for. */
export function movableStart(kind: MovableKind): { drawing: Drawing; alt: string; movable: MovableStart } {
  const shape = movableOf(kind)
  const start = startOf(shape)
  const says = shape.say(start)
  return { drawing: shape.draw(start), alt: `${shape.about}. ${says}.`, movable: { kind, says, rows: start.length } }
}
