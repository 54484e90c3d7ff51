/** Milliseconds for which a toast stays. */
export const toastLifetimeMs = 5000
