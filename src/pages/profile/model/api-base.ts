/** Where paths that the API names begin: its own origin, which may be another than the page’s. */
export const apiBase = (apiBaseUrl: string): string => new URL(apiBaseUrl, globalThis.location?.href ?? 'http://localhost').href
