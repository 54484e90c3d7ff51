import type { Problem } from '@/shared/api'

/** Whether the server has read a letter and will not take it: trying again would change nothing. */
export const isFinal = ({ status }: Problem): boolean =>
  status !== null && ((status >= 400 && status < 500 && status !== 408) || status === 501)
