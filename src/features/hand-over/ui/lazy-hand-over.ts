import { laterPart } from '@/shared/lib/later'

/** Comes after what the page is opened for. */
export const HandOver = laterPart<object>(async () => (await import('./hand-over')).HandOver)
