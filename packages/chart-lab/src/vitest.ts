export { driverCoverage } from './testing/driver-coverage.ts'
export { huntMutants, type Survivors } from './testing/hunt-mutants.ts'
