import { lazyPart } from '@/shared/ui/lazy-part'

/** Comes after what the page is opened for. */
export const HandOver = lazyPart<object>(async () => (await import('./hand-over')).HandOver)
