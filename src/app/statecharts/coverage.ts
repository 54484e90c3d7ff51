import { coverageOf, type Coverage, type CoveragePart } from '#chart-lab/inspector'

const parts = import.meta.glob<CoveragePart>('/node_modules/.cache/chart-lab/*.json', { eager: true, exhaustive: true, import: 'default' })

/** What the tests of models found out when they ran last, as their files were when this was built; null where they have not run. */
export const coverage: Coverage | null = Object.keys(parts).length === 0 ? null : coverageOf(Object.values(parts))
