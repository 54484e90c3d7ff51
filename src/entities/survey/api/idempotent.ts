/** Marks a call that may be sent again without harm. */
export const idempotent = (key: string) => ({ 'Idempotency-Key': key })
