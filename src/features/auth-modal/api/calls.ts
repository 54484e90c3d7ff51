/** The calls behind the dialog, which come with its first use. */
export const calls = () => import('./grant-session')
