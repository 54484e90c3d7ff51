export { chartDriver, outside, sayEnd, sayFact, type ChartHold, type Move, type Moves, type Outside } from './testing/chart-driver.ts'
export { transitionCoverage } from './testing/coverage.ts'
export { heldCalls, settle } from './testing/held-calls.ts'
export { watchActions, type Footprints } from './testing/footprints.ts'
export { mutantsOf, type Mutant } from './testing/mutants.ts'
export {
  edgeTours,
  edgeToursOfLengths,
  eventsIn,
  keyOf,
  leftOut,
  pickCover,
  randomWalks,
  transitionsTaken,
  type Choice,
  type Path,
} from './testing/paths.ts'
export { forgetParts, keepPart, keptParts, type Part } from './testing/parts.ts'
export { recordingOf } from './testing/recording-of.ts'
export { metaOf, smallChart, type SmallChart } from './testing/small-chart.ts'
export { modelTable } from './testing/table.ts'
export { steppedClock } from './testing/stepped-clock.ts'
export { walk, type Acts, type Driver, type Oracle } from './testing/walk.ts'
