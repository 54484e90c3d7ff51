import type { Recording } from '../recorder/recording.ts'

/** A recording in which nothing happened yet, but for what a test changes. */
export const recordingOf = (change: Partial<Recording> = {}): Recording => ({
  version: 1,
  build: '',
  page: '/',
  startedAt: 0,
  length: 0,
  seed: '0'.repeat(32),
  viewport: [360, 800],
  device: { local: {}, session: {} },
  entries: [],
  isWhole: true,
  ...change,
})
