/** Builds addresses from paths of the API on its own origin, which may differ from that of the page. */
export const apiBase = (apiBaseUrl: string): string => new URL(apiBaseUrl, globalThis.location?.href ?? 'http://localhost').href
