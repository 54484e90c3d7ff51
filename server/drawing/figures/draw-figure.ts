import type { Drawing } from '#domain/drawing'
import type { Scope } from '../expressions/evaluate.ts'
import { drawChart } from './charts.ts'
import { faultsOf } from './faults.ts'
import type { DrawnFigureSource } from './figure-source.ts'
import { drawGeometry } from './geometry.ts'
import { drawGraph } from './graph.ts'
import { drawMap, type Outlines } from './map.ts'
import { drawNumberLine } from './number-line.ts'
import { readScheme } from './scheme.ts'
import { asDrawing, type Canvas } from './canvas.ts'
import { drawTimeline } from './timeline.ts'

/** Files that a figure may need: outlines of maps by name, schemes by file. */
export type Atlas = { outlines: Outlines; schemeOf: (file: string) => string }

/**
 * Draws a figure from its data and the parameters of its task. Throws an error in Ukrainian for a figure that cannot be read on a phone.
 */
export function drawFigure(source: DrawnFigureSource, scope: Scope, atlas: Atlas): Drawing {
  const sheet = canvasOf(source, scope, atlas)
  const [fault] = faultsOf(sheet)
  if (fault !== undefined) throw new Error(`рисунок: ${fault}`)
  return asDrawing(sheet)
}

function canvasOf(source: DrawnFigureSource, scope: Scope, { outlines, schemeOf }: Atlas): Canvas {
  const { geometry, graph, numberLine, chart, timeline, map, scheme, size } = source
  if (geometry) return drawGeometry(geometry, scope, size)
  if (graph) return drawGraph(graph, scope, size)
  if (numberLine) return drawNumberLine(numberLine, scope)
  if (chart) return drawChart(chart, scope, size)
  if (timeline) return drawTimeline(timeline, scope)
  if (map) return drawMap(map, scope, outlines, size)
  const file = scheme ?? ''
  return readScheme(schemeOf(file), file)
}
