import { lazyPart } from '@/shared/lib/lazy'

/** Comes after what the page is opened for. */
export const HandOver = lazyPart<object>(async () => (await import('./hand-over')).HandOver)
