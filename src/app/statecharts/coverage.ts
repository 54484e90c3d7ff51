import { coverageOf, type Coverage, type CoveragePart } from '#chart-lab/inspector'

const parts = import.meta.glob<CoveragePart>('/node_modules/.cache/chart-lab/*.json', { eager: true, exhaustive: true, import: 'default' })

/** The coverage of the last run of model tests at the time of the build; null where they have not run. */
export const coverage: Coverage | null = Object.keys(parts).length === 0 ? null : coverageOf(Object.values(parts))
