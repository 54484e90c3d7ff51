import { addresses, sameOriginPath } from '@/shared/routes'

const signInPages = [addresses.auth, addresses.authCallback, addresses.socialAuth]

/** Finds the page to open after signing in: the one in `?returnTo=`, unless it leaves the site or is a sign-in page, otherwise the dashboard. */
export function returnTarget(raw: string | null | undefined): string {
  const target = sameOriginPath(raw)
  const path = target.replace(/[?#].*$/, '')
  const isLost = target === '/' && raw !== '/'
  return isLost || signInPages.some(({ pattern }) => pattern.test(path)) ? addresses.dashboard.to() : target
}
