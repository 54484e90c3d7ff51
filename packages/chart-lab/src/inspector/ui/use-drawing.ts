import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react'
import { foldChart, focusOf, foldsAround, outerStates, pathOf } from '../../chart/fold.ts'
import { layOut, leastRoom, type Drawing } from '../../chart/layout.ts'
import type { Chart } from '../../chart/read-chart.ts'
import { fit } from '../model/fit.ts'

/** What a person has folded: nothing yet, so that the chart folds by itself around where it stands, or exactly these. */
export type Folds = 'by itself' | ReadonlySet<string>

const foldedCharts = new WeakMap<Chart, Map<string, Chart>>()

/** The same chart with the same states folded is the same object: whoever comes back to it does not wait for its layout again. */
function folding(chart: Chart, folded: ReadonlySet<string>): Chart {
  if (folded.size === 0) return chart
  const known = foldedCharts.get(chart) ?? new Map<string, Chart>()
  foldedCharts.set(chart, known)
  const key = [...folded].toSorted().join(' ')
  const made = known.get(key) ?? foldChart(chart, folded)
  known.set(key, made)
  return made
}

/**
 * A chart as it is drawn: whole where its letters can be read then, otherwise with everything folded but the way to where it stands, or to the wanted state.
 * @param room the element that it is drawn in
 */
export function useDrawing(chart: Chart, active: readonly string[], wanted: string | null, room: RefObject<HTMLElement | null>) {
  const [folds, setFolds] = useState<Folds>('by itself')
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [isSmall, setSmall] = useState<boolean | null>(null)
  const outer = useMemo(() => new Set(outerStates(chart)), [chart])
  const focus = wanted ?? focusOf(chart, active)
  const around = focus === null ? '' : pathOf(chart, focus).slice(1).join(' ')
  const folded = useMemo(() => {
    if (folds !== 'by itself') return new Set([...folds].filter((id) => wanted === null || !pathOf(chart, wanted).slice(1).includes(id)))
    return isSmall === true ? new Set<string>() : foldsAround(chart, focus)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- neighbours of the focus fold the same
  }, [chart, folds, isSmall, around, wanted])
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const [width, height] = [room.current?.clientWidth ?? 0, room.current?.clientHeight ?? 0]
      // Where nothing has a size, nothing is too large.
      const size = width * height > 0 ? { width, height } : undefined
      if (isSmall === null) {
        // Too large by the look of it: only what is shown is laid out.
        if (size && outer.size > 0 && leastRoom(chart) > size.width * size.height) return setSmall(false)
        const first = await layOut(chart, size)
        const isReadable = outer.size === 0 || !size || fit({ x: 0, y: 0, ...first }, size).k >= 1
        if (!isCurrent) return
        if (isReadable) setDrawing(first)
        return setSmall(isReadable)
      }
      const done = await layOut(folding(chart, folded), size)
      if (isCurrent) setDrawing(done)
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [chart, folded, isSmall, outer, room])
  const fold = useCallback(
    (id: string) => {
      const next = new Set(folded)
      if (!next.delete(id)) next.add(id)
      setFolds(next)
    },
    [folded],
  )
  return { drawing, outer, focus, folded, fold, unfoldAll: () => setFolds(new Set()), foldRest: () => setFolds(foldsAround(chart, focus)) }
}
