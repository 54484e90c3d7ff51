export { inspection, startInspection, type Inspect } from './inspection'
