import type { AnyStateMachine } from 'xstate'
import { chartDriver, type Path, walk } from '#chart-lab/testing'
import { huntMutants } from '#chart-lab/vitest'
import { smallCharts } from './small-charts'
import { survivors } from './survivors'

type Name = keyof typeof smallCharts
const names = Object.keys(smallCharts) as Name[]
const charts = Object.fromEntries(names.map((name) => [name, smallCharts[name].chart])) as Record<Name, AnyStateMachine>
const paths = Object.fromEntries(names.map((name) => [name, smallCharts[name].paths()])) as Record<Name, Path<AnyStateMachine>[]>

huntMutants(
  charts,
  survivors,
  (name) => paths[name],
  (spoilt, path, name) => walk(path, smallCharts[name].oracle, chartDriver(spoilt[name], smallCharts[name].hold)),
)
