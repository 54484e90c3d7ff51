import { resolve } from 'node:path'

/** The folder of the counts that runners write; absolute, because a runner may use another root. */
export const reports = resolve('node_modules/.cache/reports')
