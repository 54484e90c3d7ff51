import type { Deps } from '../deps.ts'

/** Where the site stands, without a slash at the end: by the settings alone, never by the `Host` of a call, which anybody may write. */
export const siteOrigin = ({ publicUrl, siteUrl }: Pick<Deps, 'publicUrl' | 'siteUrl'>): string =>
  (publicUrl ?? siteUrl ?? 'http://localhost').replace(/\/+$/, '')
