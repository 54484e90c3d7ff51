import { resolve } from 'node:path'

/** Where the runners leave their counts; absolute, because a runner may have a folder of its own for its root. */
export const reports = resolve('node_modules/.cache/reports')
