/** The session’s calls and their schemas, which come beside the first paint, not before it. */
export const calls = () => import('./session-calls')
